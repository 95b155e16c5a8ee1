import { useState } from 'react';
import type { DashboardSettings } from '#shared/contract/dashboard.ts';
import { isEmailAddress } from '#shared/domain/addresses/addresses.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { TextAreaField, TextField } from '#web/ui/form/text-field.tsx';
import { useDashboardSettingsChange } from './queries.ts';
import { SettingsForm } from './settings-form.tsx';
import { splitLines } from './split-lines.ts';

type MessageMailSectionProps = { conversionId: string; settings: DashboardSettings };

const mostRecipients = 5;

/** Who is told of visitors' messages, and where visitors reply to answers. */
export function MessageMailSection({ conversionId, settings }: MessageMailSectionProps) {
  const { messageMails, account } = settings;
  const saved = { replyTo: messageMails.replyTo, recipients: messageMails.recipients.join('\n') };
  const [draft, setDraft] = useState(saved);
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending, error } = useDashboardSettingsChange(conversionId);
  const save = () => {
    const recipients = splitLines(draft.recipients);
    const found = findProblem(recipients);
    setProblem(found);
    if (found) return document.getElementById('mail-recipients')?.focus();
    mutate(
      { ...settings, messageMails: { replyTo: draft.replyTo.trim(), recipients } },
      {
        onSuccess: () =>
          toastStore.show({ title: 'Settings Saved', description: 'The next message uses them.' }),
      },
    );
  };
  return (
    <SettingsForm
      id="message-mails"
      title="Emails about messages"
      hint="When a visitor leaves a message, we email you. Without addresses here, we use the contacts from your signup."
      isPending={isPending}
      failure={error ? describeFailure(error) : undefined}
      onSave={save}
      onReset={() => setDraft(saved)}
    >
      <TextAreaField
        id="mail-recipients"
        label="Send new messages to"
        hint={`One email address per line, up to ${mostRecipients}.`}
        placeholder={account.email}
        rows={3}
        maxLength={1400}
        error={problem}
        value={draft.recipients}
        onChange={({ target }) => setDraft({ ...draft, recipients: target.value })}
      />
      <TextField
        id="mail-reply-to"
        label="Replies go to"
        type="email"
        hint="Visitors who reply to your answer write to this address."
        placeholder={account.email}
        maxLength={254}
        value={draft.replyTo}
        onChange={({ target }) => setDraft({ ...draft, replyTo: target.value })}
      />
    </SettingsForm>
  );
}

function findProblem(recipients: readonly string[]): string | undefined {
  if (recipients.length > mostRecipients) return `Please enter at most ${mostRecipients} addresses.`;
  const wrong = recipients.find((address) => !isEmailAddress(address));
  return wrong && `“${wrong}” is not an email address. Please correct or remove it.`;
}
