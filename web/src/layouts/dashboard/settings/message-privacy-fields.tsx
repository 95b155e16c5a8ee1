import { keptDaysChoices, type MessagePrivacy } from '#shared/domain/mail/message-privacy.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { messagesForm } from './settings-forms.ts';

type MessagePrivacyFieldsProps = {
  form: { draft: MessagePrivacy; edit: (change: Partial<MessagePrivacy>) => void };
};

const { labels } = messagesForm;
const times: Record<MessagePrivacy['keptDays'], string> = {
  ...{ 0: 'Until somebody deletes them', 30: '30 days', 90: '90 days', 180: '180 days' },
  ...{ 365: 'One year', 1095: 'Three years' },
};

/** Whether emails carry what visitors write, and how long it is kept. */
export function MessagePrivacyFields({ form: { draft, edit } }: MessagePrivacyFieldsProps) {
  return (
    <Panel id="message-privacy" title="Confidential messages">
      <div className="space-y-5">
        <div className="flex items-start justify-between gap-6">
          <div className="min-w-0">
            <label htmlFor="notify-only" className="font-semibold">
              {labels.notifyOnly}
            </label>
            <p id="notify-only-note" className="max-w-prose text-ink-muted">
              The email then only says that a message waits and links to your inbox. It doesn’t say who wrote
              or what.
            </p>
          </div>
          <Switch
            id="notify-only"
            describedBy="notify-only-note"
            isOn={draft.notifyOnly}
            onChange={(notifyOnly) => edit({ notifyOnly })}
          />
        </div>
        <SelectField
          id="kept-days"
          label={labels.keptDays}
          hint="Older ones are erased for good, day by day, answered or not."
          value={String(draft.keptDays)}
          options={keptDaysChoices.map((days) => ({ value: String(days), label: times[days] }))}
          onChange={({ target }) =>
            edit({ keptDays: keptDaysChoices.find((days) => String(days) === target.value) ?? 0 })
          }
        />
      </div>
    </Panel>
  );
}
