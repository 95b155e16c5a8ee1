import type { FormEvent, ReactNode } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';

type SettingsFormProps = {
  id: string;
  title: string;
  hint: string;
  isPending: boolean;
  failure: string | undefined;
  onSave: () => void;
  onReset: () => void;
  children: ReactNode;
};

/** A panel of settings that are saved together. */
export function SettingsForm(props: SettingsFormProps) {
  const { id, title, hint, isPending, failure, onSave, onReset, children } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <Panel id={id} title={title}>
      <p className="-mt-2 mb-4 max-w-prose text-ink-muted">{hint}</p>
      <form aria-label={title} className="space-y-5" onSubmit={submit}>
        {children}
        {failure && (
          <p role="alert" className="text-danger-ink">
            {failure}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={isPending}>
            {isPending ? 'Saving...' : 'Save'}
          </Button>
          <Button variant="secondary" onClick={onReset}>
            Reset Changes
          </Button>
        </div>
      </form>
    </Panel>
  );
}
