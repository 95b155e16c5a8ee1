import type { ReactNode } from 'react';
import { CopyButton } from '#web/ui/form/copy-button.tsx';

type CopiedValueProps = {
  name: string;
  value: string;
  /** What stands for the value; by default itself. */
  shown?: ReactNode;
  label?: string;
  /** Buttons before the one that copies. */
  children?: ReactNode;
};

/** A value that goes into another system. */
export function CopiedValue({ name, value, shown = value, label = 'Copy', children }: CopiedValueProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and this has none
    <div role="group" aria-label={name}>
      <p className="mb-1 text-ink-muted text-sm">{name}</p>
      <div className="flex flex-wrap items-center gap-2">
        <code className="min-w-0 flex-1 basis-60 break-all rounded-md border border-line bg-sunken px-3 py-2 text-sm">
          {shown}
        </code>
        {children}
        <CopyButton text={value} label={label} />
      </div>
    </div>
  );
}
