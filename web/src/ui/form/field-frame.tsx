import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { CircleAlert } from '../icons/icons.ts';

export type FieldFrameProps = {
  id: string;
  label: string;
  /** Hides a label that the context makes obvious; screen readers still read it. */
  isLabelHidden?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Ids of the texts that describe a field, for `aria-describedby`. */
export function fieldDescriptionId({ id, hint, error }: Pick<FieldFrameProps, 'id' | 'hint' | 'error'>) {
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
}

/** A form control with its label, hint and error. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, isLabelHidden, hint, error, required, className, children } = props;
  return (
    <div className={clsx('space-y-1.5', className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'block font-semibold'}>
        {label}
        {required && <RequiredMark />}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-ink-muted text-sm">
          {hint}
        </p>
      )}
      {children}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-danger-ink">
      {' '}
      *
    </span>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className="flex gap-1.5 font-medium text-danger-ink text-sm">
      <CircleAlert className="mt-0.5 size-4 shrink-0" />
      {error}
    </p>
  );
}
