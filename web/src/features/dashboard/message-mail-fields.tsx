import { useState } from 'react';
import type { DashboardSettings } from '#shared/contract/dashboard.ts';
import { isEmailAddress } from '#shared/domain/addresses/addresses.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { TextAreaField, TextField } from '#web/ui/form/text-field.tsx';
import { SettingsForm } from './settings-form.tsx';
import { splitLines } from './split-lines.ts';
import { UnconfirmedAddresses } from './unconfirmed-addresses.tsx';
import { defineSettingsForm, useSettingsForm } from './use-settings-form.ts';

type MessageMailSectionProps = { conversionId: string; settings: DashboardSettings };

const mostRecipients = 5;
const labels = { recipients: 'Send new messages to', replyTo: 'Replies go to' };

const mailForm = defineSettingsForm({
  section: 'messages',
  read: ({ messageMails: { replyTo, recipients } }) => ({ replyTo, recipients: recipients.join('\n') }),
  write: (settings, { replyTo, recipients }) => ({
    ...settings,
    messageMails: { replyTo: replyTo.trim(), recipients: splitLines(recipients) },
  }),
});

/** Who is told of visitors' messages, and where visitors reply to answers. */
export function MessageMailSection({ conversionId, settings }: MessageMailSectionProps) {
  const { account } = settings;
  const form = useSettingsForm(mailForm, conversionId, settings);
  const { draft, edit } = form;
  const [problem, setProblem] = useState<string>();
  const save = () => {
    const found = findProblem(splitLines(draft.recipients));
    setProblem(found);
    if (found) return document.getElementById('mail-recipients')?.focus();
    void form.save(() =>
      toastStore.show({ title: 'Settings Saved', description: 'The next message uses them.' }),
    );
  };
  return (
    <SettingsForm
      id="message-mails"
      title="Emails about messages"
      hint="When a visitor leaves a message, we email you. Without addresses here, we use the contacts from your signup."
      form={form}
      labels={labels}
      onSave={save}
    >
      <TextAreaField
        id="mail-recipients"
        label={labels.recipients}
        hint={`One email address per line, up to ${mostRecipients}.`}
        placeholder={account.email}
        rows={3}
        maxLength={1400}
        error={problem}
        value={draft.recipients}
        onChange={({ target }) => edit({ recipients: target.value })}
      />
      <UnconfirmedAddresses conversionId={conversionId} recipients={settings.messageMails.recipients} />
      <TextField
        id="mail-reply-to"
        label={labels.replyTo}
        type="email"
        hint="Visitors who reply to your answer write to this address."
        placeholder={account.email}
        maxLength={254}
        value={draft.replyTo}
        onChange={({ target }) => edit({ replyTo: target.value })}
      />
    </SettingsForm>
  );
}

function findProblem(recipients: readonly string[]): string | undefined {
  if (recipients.length > mostRecipients) return `Please enter at most ${mostRecipients} addresses.`;
  const wrong = recipients.find((address) => !isEmailAddress(address));
  return wrong && `“${wrong}” is not an email address. Please correct or remove it.`;
}
