import type { ComponentProps } from 'react';
import { FieldFrame, type FieldFrameProps, fieldDescriptionId } from './field-frame.tsx';
import { controlStyle } from './text-field.tsx';

type SelectFieldProps = Omit<FieldFrameProps, 'children'> &
  Omit<ComponentProps<'select'>, 'id'> & { options: readonly { value: string; label: string }[] };

/** A native select: the platform's own list works best by keyboard and on a phone. */
export function SelectField({
  id,
  label,
  isLabelHidden,
  hint,
  error,
  required,
  className,
  options,
  ...props
}: SelectFieldProps) {
  return (
    <FieldFrame {...{ id, label, isLabelHidden, hint, error, required, className }}>
      <select
        id={id}
        className={controlStyle}
        aria-required={required}
        aria-invalid={Boolean(error)}
        aria-describedby={fieldDescriptionId({ id, hint, error })}
        {...props}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
