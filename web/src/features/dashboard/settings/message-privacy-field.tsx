import { Switch } from '#web/ui/form/switch.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { messagesForm } from './settings-forms.ts';

type MessagePrivacyFieldProps = {
  form: { draft: { notifyOnly: boolean }; edit: (change: { notifyOnly: boolean }) => void };
};

/** Whether emails about messages carry what the visitor wrote. */
export function MessagePrivacyField({ form: { draft, edit } }: MessagePrivacyFieldProps) {
  return (
    <Panel id="message-privacy" title="Confidential messages">
      <div className="flex items-start justify-between gap-6">
        <div className="min-w-0">
          <label htmlFor="notify-only" className="font-semibold">
            {messagesForm.labels.notifyOnly}
          </label>
          <p id="notify-only-note" className="max-w-prose text-ink-muted">
            The email then only says that a message waits and links to your inbox. It doesn’t say who wrote or
            what.
          </p>
        </div>
        <Switch
          id="notify-only"
          describedBy="notify-only-note"
          isOn={draft.notifyOnly}
          onChange={(notifyOnly) => edit({ notifyOnly })}
        />
      </div>
    </Panel>
  );
}
