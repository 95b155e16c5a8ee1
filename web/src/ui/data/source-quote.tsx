import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A quote from the organisation's website: always highlighted, in the quote typeface. */
export function SourceQuote({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <blockquote dir="auto" className={clsx('font-quote', className)}>
      <mark>{children}</mark>
    </blockquote>
  );
}
