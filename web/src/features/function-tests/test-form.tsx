import type { FormEvent, ReactNode } from 'react';
import { Button } from '#web/ui/form/button.tsx';

type TestFormProps = {
  label: string;
  hint: string;
  isRunning: boolean;
  onRun: () => void;
  children?: ReactNode;
};

/** The fields of a test and its Run button. */
export function TestForm({ label, hint, isRunning, onRun, children }: TestFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onRun();
  };
  return (
    <form onSubmit={submit} aria-label={label} className="max-w-2xl space-y-5">
      <p className="text-ink-muted">{hint}</p>
      {children}
      <Button type="submit" disabled={isRunning} label={isRunning ? 'Testing…' : label} />
    </form>
  );
}
