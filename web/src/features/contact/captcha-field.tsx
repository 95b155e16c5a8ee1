import type { ComponentProps } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { FieldFrame, type FieldFrameProps, fieldDescriptionId } from '#web/ui/form/field-frame.tsx';
import { controlStyle } from '#web/ui/form/text-field.tsx';
import { RefreshCw } from '#web/ui/icons/icons.ts';

type CaptchaFieldProps = Pick<FieldFrameProps, 'id' | 'error' | 'required'> &
  Pick<ComponentProps<'input'>, 'value' | 'onChange'> & {
    captcha: { first: number; second: number } | undefined;
    onRenew: () => void;
  };

/** A sum to solve, in words for screen readers. */
export function CaptchaField({ captcha, onRenew, id, error, required, ...input }: CaptchaFieldProps) {
  const question = captcha ? `What is ${captcha.first} + ${captcha.second}?` : 'Loading the question…';
  return (
    <FieldFrame id={id} label={question} error={error} required={required}>
      <div className="flex gap-2">
        <input
          id={id}
          className={`${controlStyle} max-w-56`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          aria-required={required}
          aria-invalid={Boolean(error)}
          aria-describedby={fieldDescriptionId({ id, error, hint: undefined })}
          {...input}
        />
        <Button variant="quiet" size="icon" aria-label="Another question" onClick={onRenew}>
          <RefreshCw className="size-5" />
        </Button>
      </div>
    </FieldFrame>
  );
}
