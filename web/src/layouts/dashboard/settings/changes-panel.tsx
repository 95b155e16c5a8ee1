import { Switch } from '#web/ui/form/switch.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { assistantForm } from './settings-forms.ts';

type Approval = { approvesChanges: boolean };
type ChangesPanelProps = { form: { draft: Approval; edit: (change: Approval) => void } };

/** Whether changes of prices, dates and people on the website wait for approval. */
export function ChangesPanel({ form: { draft, edit } }: ChangesPanelProps) {
  return (
    <Panel id="website-changes" title="Changes on your website">
      <div className="flex items-start justify-between gap-6">
        <div className="min-w-0">
          <label htmlFor="approves-changes" className="font-semibold">
            {assistantForm.labels.approvesChanges}
          </label>
          <p id="approves-changes-note" className="max-w-prose text-ink-muted">
            When a page states another price, date or person, your assistant keeps quoting the former page,
            with the day on which it was read, until you approve the change under Knowledge. When this is off,
            it says what your pages say as soon as they are read again.
          </p>
        </div>
        <Switch
          id="approves-changes"
          describedBy="approves-changes-note"
          isOn={draft.approvesChanges}
          onChange={(approvesChanges) => edit({ approvesChanges })}
        />
      </div>
    </Panel>
  );
}
