import { RefreshCw } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { Captcha } from './queries.ts';

type CaptchaFieldProps = Omit<ComponentProps<typeof TextField>, 'label'> & {
  captcha: Captcha | undefined;
  onRenew: () => void;
};

/** A sum to solve. It is asked in words, so that it can be heard as well as seen. */
export function CaptchaField({ captcha, onRenew, ...field }: CaptchaFieldProps) {
  const question = captcha ? `What is ${captcha.first} + ${captcha.second}?` : 'Loading the question…';
  return (
    <div className="flex items-end gap-2">
      <TextField
        {...field}
        label={question}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        className="max-w-56"
      />
      <Button variant="quiet" size="icon" aria-label="Another question" onClick={onRenew}>
        <RefreshCw aria-hidden="true" className="size-5" />
      </Button>
    </div>
  );
}
