import type { DashboardSettings } from '#shared/contract/dashboard/dashboard-settings.ts';
import { isEmailAddress } from '#shared/domain/addresses/addresses.ts';
import type { MessagePrivacy } from '#shared/domain/mail/message-privacy.ts';
import { ConflictPanel } from '#web/ui/form/conflict-panel.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-field.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { messagesForm } from './settings-forms.ts';
import { splitLines } from './split-lines.ts';
import { UnconfirmedAddresses } from './unconfirmed-addresses.tsx';
import type { useSettingsForm } from './use-settings-form.ts';

type MessageMailFieldsProps = {
  conversionId: string;
  settings: DashboardSettings;
  form: ReturnType<typeof useSettingsForm<{ recipients: string; replyTo: string } & MessagePrivacy>>;
  /** What is wrong with the recipients. */
  problem: string | undefined;
};

const mostRecipients = 5;
const { labels } = messagesForm;
/** For the focus when `problem` is found. */
export const recipientsId = 'mail-recipients';

/** Who is told of visitors' messages, and where visitors reply to answers. */
export function MessageMailFields({ conversionId, settings, form, problem }: MessageMailFieldsProps) {
  const { account, messageMails } = settings;
  const { draft, edit } = form;
  return (
    <Panel id="message-mails" title="Emails about messages">
      <p className="-mt-2 mb-4 max-w-prose text-ink-muted">
        When a visitor leaves a message, we email you. Without addresses here, we use the contacts from your
        signup.
      </p>
      <div className="space-y-5">
        <TextAreaField
          id={recipientsId}
          label={labels.recipients}
          hint={`One email address per line, up to ${mostRecipients}.`}
          placeholder={account.email}
          rows={3}
          maxLength={1400}
          error={problem}
          value={draft.recipients}
          onChange={({ target }) => edit({ recipients: target.value })}
        />
        <UnconfirmedAddresses conversionId={conversionId} recipients={messageMails.recipients} />
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
        <ConflictPanel conflicts={form.conflicts} labels={labels} onSettle={form.settle} />
      </div>
    </Panel>
  );
}

/** What is wrong with what was entered as recipients. */
export function findRecipientsProblem(entered: string): string | undefined {
  const recipients = splitLines(entered);
  if (recipients.length > mostRecipients) return `Please enter at most ${mostRecipients} addresses.`;
  const wrong = recipients.find((address) => !isEmailAddress(address));
  return wrong && `“${wrong}” is not an email address. Please correct or remove it.`;
}
