import type { Citation } from '#shared/domain/citation.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { QuoteLines } from './quote-line.tsx';

/** Quotes that one press opens. */
export function MoreQuotes({ label, sources }: { label: string; sources: readonly Citation[] }) {
  const { texts } = useTexts();
  return (
    <details className="mt-1 text-sm print:[&::details-content]:[content-visibility:visible]">
      <summary className="cursor-pointer py-1.5 font-semibold text-brand-ink">{label}</summary>
      <ul aria-label={texts.sources}>
        <QuoteLines sources={sources} />
      </ul>
    </details>
  );
}
