import type { Citation } from '#shared/domain/citation.ts';
import { QuoteCards } from './quote-card.tsx';

/** Quotes that one press opens. */
export function MoreQuotes({ label, sources }: { label: string; sources: readonly Citation[] }) {
  return (
    <details className="mt-1 text-sm print:[&::details-content]:[content-visibility:visible]">
      <summary className="cursor-pointer py-1.5 font-semibold text-brand-ink">{label}</summary>
      <QuoteCards sources={sources} />
    </details>
  );
}
