import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '#web/ui/form/button.tsx';

type AdditionFormProps = {
  label: string;
  isPending: boolean;
  onSubmit: FormEventHandler;
  children: ReactNode;
};

export function AdditionForm({ label, isPending, onSubmit, children }: AdditionFormProps) {
  return (
    <form aria-label={label} onSubmit={onSubmit} noValidate className="space-y-4">
      {children}
      <Button type="submit" disabled={isPending} className="w-full">
        {isPending ? 'Adding…' : label}
      </Button>
    </form>
  );
}
