import { type FormEvent, useState } from 'react';
import type { Form } from '#shared/contract/forms.ts';
import { formLimits, formPriorities, formWorkflowInputSchema } from '#shared/domain/forms/form.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ConflictPanel } from '#web/ui/form/conflict-panel.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-field.tsx';
import { splitAddresses, useWorkflowForm } from './use-form-edit.ts';

/** Settings for the submissions of each form. */
export function Workflows({ forms }: { forms: Form[] }) {
  const ownForms = forms.filter(({ fields }) => fields.length > 0);
  const [chosen, setChosen] = useState('');
  const form = ownForms.find(({ id }) => id === chosen) ?? ownForms[0];
  if (!form) {
    return (
      <p className="text-ink-muted">Once you have a form, choose here who is notified of its submissions.</p>
    );
  }
  return (
    <div className="max-w-2xl space-y-6">
      <SelectField
        id="workflow-form"
        label="Form"
        value={form.id}
        options={ownForms.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => setChosen(target.value)}
      />
      <WorkflowEditor key={form.id} form={form} />
    </div>
  );
}

const labels = {
  notifications: 'Notify these addresses',
  autoReply: 'Confirmation to senders',
  department: 'Department',
  priority: 'Priority',
};
const priorityLabels = { normal: 'Normal', high: 'High', low: 'Low' };

function WorkflowEditor({ form }: { form: Form }) {
  const [issue, setIssue] = useState<string>();
  const edited = useWorkflowForm(form);
  const { draft, edit, isPending, error } = edited;
  const save = (event: FormEvent) => {
    event.preventDefault();
    const { success, error: found } = formWorkflowInputSchema.safeParse({
      ...form.workflow,
      notifications: splitAddresses(draft.notifications),
    });
    setIssue(found?.issues[0]?.message);
    if (!success) return document.getElementById('workflow-notifications')?.focus();
    void edited.save(() => toastStore.show({ title: 'Settings Saved', description: `For “${form.name}”.` }));
  };
  return (
    <form aria-label="Workflow" noValidate onSubmit={save} className="space-y-5">
      <TextAreaField
        id="workflow-notifications"
        label={labels.notifications}
        hint={`One per line, at most ${formLimits.notifications}. Each submission is emailed to all of them, once they have confirmed the address.`}
        rows={3}
        value={draft.notifications}
        error={issue}
        onChange={({ target }) => edit({ notifications: target.value })}
      />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={draft.autoReply}
          onChange={({ target }) => edit({ autoReply: target.checked })}
          className="size-5 accent-brand-ink"
        />
        Send a confirmation to everyone who enters an email address
      </label>
      <TeamFields draft={draft} edit={edit} />
      <ConflictPanel conflicts={edited.conflicts} labels={labels} onSettle={edited.settle} />
      <Failure error={error} title="Update Failed" />
      <Button type="submit" disabled={isPending} label={isPending ? 'Saving…' : 'Save workflow'} />
    </form>
  );
}

/** What the team sees of a submission. */
function TeamFields({ draft, edit }: Pick<ReturnType<typeof useWorkflowForm>, 'draft' | 'edit'>) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        id="workflow-department"
        label={labels.department}
        hint="Shown in the notification."
        maxLength={80}
        value={draft.department}
        onChange={({ target }) => edit({ department: target.value })}
      />
      <SelectField
        id="workflow-priority"
        label={labels.priority}
        hint="High priority is shown in the subject line."
        value={draft.priority}
        options={formPriorities.map((value) => ({ value, label: priorityLabels[value] }))}
        onChange={({ target }) => {
          const priority = formPriorities.find((value) => value === target.value);
          if (priority) edit({ priority });
        }}
      />
    </div>
  );
}
