import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** Words of the organisation's own website: always in the quoting typeface, always marked. */
export function SourceQuote({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <blockquote dir="auto" className={clsx('font-quote', className)}>
      <mark>{children}</mark>
    </blockquote>
  );
}
