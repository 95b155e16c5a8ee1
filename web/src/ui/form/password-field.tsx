import { type ComponentProps, useState } from 'react';
import { Eye, EyeOff } from '../icons/icons.ts';
import { FieldFrame, type FieldFrameProps, fieldDescriptionId } from './field-frame.tsx';
import { controlStyle } from './text-field.tsx';

type PasswordFieldProps = Omit<FieldFrameProps, 'children'> & Omit<ComponentProps<'input'>, 'id' | 'type'>;

/** A password field that can show what is typed. */
export function PasswordField({ id, label, hint, error, required, className, ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const Drawing = isShown ? EyeOff : Eye;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required} className={className}>
      <span className="relative block">
        <input
          id={id}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={`${controlStyle} pr-12`}
          aria-required={required}
          aria-invalid={Boolean(error)}
          aria-describedby={fieldDescriptionId({ id, hint, error })}
          {...props}
        />
        <button
          type="button"
          aria-label={isShown ? 'Hide password' : 'Show password'}
          aria-controls={id}
          onClick={() => setShown((current) => !current)}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-ink-muted hover:text-ink"
        >
          <Drawing className="size-5" />
        </button>
      </span>
    </FieldFrame>
  );
}
