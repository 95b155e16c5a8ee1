import { type FormEvent, useState } from 'react';
import type { Form } from '#shared/contract/forms.ts';
import { formLimits, formPriorities, formWorkflowInputSchema } from '#shared/domain/forms/form.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-field.tsx';
import { useFormUpdate } from './queries.ts';

type WorkflowsProps = { conversionId: string; forms: Form[] };

/** Settings for the submissions of each form. */
export function Workflows({ conversionId, forms }: WorkflowsProps) {
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
      <WorkflowEditor key={form.id} conversionId={conversionId} form={form} />
    </div>
  );
}

const priorityLabels = { normal: 'Normal', high: 'High', low: 'Low' };

function WorkflowEditor({ conversionId, form }: { conversionId: string; form: Form }) {
  const { workflow } = form;
  const [addresses, setAddresses] = useState(workflow.notifications.join('\n'));
  const [issue, setIssue] = useState<string>();
  const [autoReply, setAutoReply] = useState(workflow.autoReply);
  const [routing, setRouting] = useState(workflow.routing);
  const update = useFormUpdate(conversionId);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const notifications = addresses.split(/[\s,;]+/).filter(Boolean);
    const { success, data, error } = formWorkflowInputSchema.safeParse({
      ...workflow,
      notifications,
      autoReply,
      routing,
    });
    setIssue(error?.issues[0]?.message);
    if (!success) return document.getElementById('workflow-notifications')?.focus();
    const { id: formId, name, description, fields, url } = form;
    update.mutate(
      { formId, name, description, fields, url, workflow: data },
      {
        onSuccess: () => toastStore.show({ title: 'Settings Saved', description: `For “${name}”.` }),
        onError: (cause) =>
          toastStore.show({
            title: 'Update Failed',
            description: describeFailure(cause),
            variant: 'destructive',
          }),
      },
    );
  };
  return (
    <form aria-label="Workflow" noValidate onSubmit={save} className="space-y-5">
      <TextAreaField
        id="workflow-notifications"
        label="Notify these addresses"
        hint={`One per line, at most ${formLimits.notifications}. Each submission is emailed to all of them.`}
        rows={3}
        value={addresses}
        error={issue}
        onChange={({ target }) => setAddresses(target.value)}
      />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={autoReply}
          onChange={({ target }) => setAutoReply(target.checked)}
          className="size-5 accent-brand-ink"
        />
        Send a confirmation to everyone who enters an email address
      </label>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          id="workflow-department"
          label="Department"
          hint="Shown in the notification."
          maxLength={80}
          value={routing.department}
          onChange={({ target }) => setRouting({ ...routing, department: target.value })}
        />
        <SelectField
          id="workflow-priority"
          label="Priority"
          hint="High priority is shown in the subject line."
          value={routing.priority}
          options={formPriorities.map((value) => ({ value, label: priorityLabels[value] }))}
          onChange={({ target }) => {
            const priority = formPriorities.find((value) => value === target.value);
            if (priority) setRouting({ ...routing, priority });
          }}
        />
      </div>
      <Button type="submit" disabled={update.isPending}>
        {update.isPending ? 'Saving…' : 'Save workflow'}
      </Button>
    </form>
  );
}
