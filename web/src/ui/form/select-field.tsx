import type { ComponentProps } from 'react';
import { ChevronDown } from '../icons/icons.ts';
import { FieldFrame, type FieldFrameProps, fieldDescriptionId } from './field-frame.tsx';
import { controlStyle } from './text-field.tsx';

type SelectFieldProps = Omit<FieldFrameProps, 'children'> &
  Omit<ComponentProps<'select'>, 'id'> & { options: readonly { value: string; label: string }[] };

/** A native select, which works best by keyboard and on phones. */
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
      <span className="relative block">
        <select
          id={id}
          className={`${controlStyle} appearance-none pr-10`}
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
        <ChevronDown className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-ink-muted" />
      </span>
    </FieldFrame>
  );
}
