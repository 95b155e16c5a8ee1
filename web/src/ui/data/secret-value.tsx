import { useState } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { Eye, EyeOff } from '../icons/icons.ts';
import { CopiedValue } from './copied-value.tsx';

/** The same length for every secret, so that the dots reveal nothing. */
const hiddenText = '•'.repeat(24);

/** A secret that stays hidden until revealed; it can be copied while hidden. */
export function SecretValue({ name, value }: { name: string; value: string }) {
  const [isShown, setShown] = useState(false);
  const Drawing = isShown ? EyeOff : Eye;
  const hidden = (
    <>
      <span aria-hidden="true">{hiddenText}</span>
      <span className="sr-only">hidden</span>
    </>
  );
  return (
    <CopiedValue name={name} value={value} shown={isShown ? value : hidden}>
      <Button variant="secondary" size="small" onClick={() => setShown(!isShown)}>
        <Drawing className="size-4" />
        {isShown ? 'Hide' : 'Show'}
      </Button>
    </CopiedValue>
  );
}
