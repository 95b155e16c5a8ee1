import { useState } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { CopyButton } from '#web/ui/form/copy-button.tsx';
import { Eye, EyeOff } from '../icons/icons.ts';

/** The same length for every secret, so that the dots reveal nothing. */
const hiddenText = '•'.repeat(24);

/** A secret that stays hidden until revealed; it can be copied while hidden. */
export function SecretValue({ name, value }: { name: string; value: string }) {
  const [isShown, setShown] = useState(false);
  const Drawing = isShown ? EyeOff : Eye;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and this has none
    <div role="group" aria-label={name} className="flex flex-wrap items-center gap-2">
      <code className="min-w-0 flex-1 basis-60 break-all rounded-md border border-line bg-sunken px-3 py-2 text-sm">
        {isShown ? value : <span aria-hidden="true">{hiddenText}</span>}
        {!isShown && <span className="sr-only">hidden</span>}
      </code>
      <Button variant="secondary" size="small" onClick={() => setShown(!isShown)}>
        <Drawing className="size-4" />
        {isShown ? 'Hide' : 'Show'}
      </Button>
      <CopyButton text={value} label="Copy" />
    </div>
  );
}
