import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { FieldFrame, type FieldFrameProps, fieldDescriptionId } from './field-frame.tsx';

/** Shared style of text controls. A font size of 16 px keeps phones from zooming in. */
export const controlStyle =
  'block w-full min-h-11 rounded-md border border-field-line bg-surface px-3 py-2 text-base text-ink ' +
  'placeholder:text-ink-muted aria-invalid:border-danger aria-invalid:border-2';

type TextFieldProps = Omit<FieldFrameProps, 'children'> & Omit<ComponentProps<'input'>, 'id'>;

export function TextField({ id, label, hint, error, required, className, ...props }: TextFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required} className={className}>
      <input
        id={id}
        className={controlStyle}
        aria-required={required}
        aria-invalid={Boolean(error)}
        aria-describedby={fieldDescriptionId({ id, hint, error })}
        {...props}
      />
    </FieldFrame>
  );
}

export function TextAreaField({
  id,
  label,
  isLabelHidden,
  hint,
  error,
  required,
  className,
  ...props
}: Omit<FieldFrameProps, 'children'> & Omit<ComponentProps<'textarea'>, 'id'>) {
  return (
    <FieldFrame
      id={id}
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      error={error}
      required={required}
      className={className}
    >
      <textarea
        id={id}
        className={clsx(controlStyle, 'resize-y')}
        aria-required={required}
        aria-invalid={Boolean(error)}
        aria-describedby={fieldDescriptionId({ id, hint, error })}
        {...props}
      />
    </FieldFrame>
  );
}
