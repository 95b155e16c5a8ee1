import type { FormEvent, ReactNode } from 'react';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ConflictPanel } from '#web/ui/form/conflict-panel.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';

type SettingsFormProps<Field extends string> = {
  id: string;
  title: string;
  hint?: string;
  form: {
    conflicts: readonly { field: Field; mine: unknown; theirs: unknown }[];
    settle: (field: Field, keepsMine: boolean) => void;
    reset: () => void;
    isDirty: boolean;
    isPending: boolean;
    error: Error | null;
  };
  labels: Record<Field, string>;
  onSave: () => void;
  children: ReactNode;
};

/** A panel of settings that are saved together. */
export function SettingsForm<Field extends string>(props: SettingsFormProps<Field>) {
  const { id, title, hint, form, labels, onSave, children } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <Panel id={id} title={title}>
      {hint && <p className="-mt-2 mb-4 max-w-prose text-ink-muted">{hint}</p>}
      <form aria-label={title} className="space-y-5" onSubmit={submit}>
        {children}
        <ConflictPanel conflicts={form.conflicts} labels={labels} onSettle={form.settle} />
        {form.error && (
          <p role="alert" className="text-danger-ink">
            {describeFailure(form.error)}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" disabled={form.isPending}>
            {form.isPending ? 'Saving...' : 'Save'}
          </Button>
          <Button variant="secondary" onClick={form.reset}>
            Reset Changes
          </Button>
          {form.isDirty && <p className="text-ink-muted text-sm">Not saved yet.</p>}
        </div>
      </form>
    </Panel>
  );
}
