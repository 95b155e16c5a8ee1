import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type SourceQuoteProps = { className?: string; language?: string | undefined; children: ReactNode };

/** A quote from the organisation's website: always highlighted, in the quote typeface. */
export function SourceQuote({ className, language, children }: SourceQuoteProps) {
  return (
    <blockquote lang={language} dir="auto" className={clsx('font-quote', className)}>
      <mark>{children}</mark>
    </blockquote>
  );
}
