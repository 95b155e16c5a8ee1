import type { DashboardSettings } from '#shared/contract/dashboard/dashboard-settings.ts';
import { isEmailAddress } from '#shared/domain/addresses/addresses.ts';
import type { MessagePrivacy } from '#shared/domain/mail/message-privacy.ts';
import { StandardField } from '#web/ui/form/standard-field.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { messagesForm } from './settings-forms.ts';
import { splitLines } from './split-lines.ts';
import { UnconfirmedAddresses } from './unconfirmed-addresses.tsx';
import type { useSettingsForm } from './use-settings-form.tsx';

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
  const { standards } = settings;
  const { draft, edit, findIssue } = form;
  return (
    <Panel id="message-mails" title="Emails about messages">
      <p className="-mt-2 mb-4 max-w-prose text-ink-muted">When a visitor leaves a message, we email you.</p>
      <div className="space-y-5">
        <StandardField
          id={recipientsId}
          label={labels.recipients}
          hint={`One email address per line, up to ${mostRecipients}.`}
          rows={3}
          maxLength={1400}
          error={problem ?? findIssue('recipients')}
          value={draft.recipients}
          found={standards.recipients.join('\n')}
          origin="signup"
          onChange={(recipients) => edit({ recipients })}
        />
        <UnconfirmedAddresses conversionId={conversionId} />
        <StandardField
          id="mail-reply-to"
          label={labels.replyTo}
          type="email"
          hint="Visitors who reply to your answer write to this address."
          error={findIssue('replyTo')}
          maxLength={254}
          value={draft.replyTo}
          found={splitLines(draft.recipients)[0] ?? standards.recipients[0] ?? ''}
          origin="standard"
          words="Standard: the first address above"
          onChange={(replyTo) => edit({ replyTo })}
        />
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
