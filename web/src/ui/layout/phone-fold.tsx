import { clsx } from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import { ChevronDown } from '../icons/icons.ts';

/** What a phone shows on request, and wider screens always. */
export function PhoneFold({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen((current) => !current)}
        className="flex min-h-11 w-full items-center justify-between gap-4 border-line border-y text-left font-semibold sm:hidden"
      >
        {title}
        <ChevronDown className={clsx('size-5 shrink-0', isOpen && 'rotate-180')} />
      </button>
      <div id={id} className={clsx(!isOpen && 'max-sm:hidden')}>
        {children}
      </div>
    </div>
  );
}
