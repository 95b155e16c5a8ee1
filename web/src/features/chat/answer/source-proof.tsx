import type { Citation } from '#shared/domain/citation.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { OutsideLink } from '#web/ui/data/outside-link.tsx';
import { SourceQuote } from '#web/ui/data/source-quote.tsx';
import { ForeignLanguage, SourceDetails } from './source-place.tsx';

/** The sentences quoted from one page, each with its place on the page and the day it was read. */
export function SourceProof({ sources }: { sources: Citation[] }) {
  const { texts } = useTexts();
  return sources.map((source) => {
    const { url, quote, language } = source;
    return (
      <div key={`${url} ${quote}`} className="pt-1 pb-2">
        <SourceQuote language={language} className="text-base leading-snug">
          {quote}
        </SourceQuote>
        <p className="mt-1 text-ink-muted">
          {url && (
            <OutsideLink
              href={url}
              newTabHint={texts.opensInNewTab}
              className="font-semibold text-brand-ink underline underline-offset-2"
            >
              {url.replace(/^https?:\/\/(?:www\.)?|\/?(?:[?#].*)?$/g, '')}
            </OutsideLink>
          )}
          <ForeignLanguage language={language} />
          <SourceDetails source={source} />
        </p>
      </div>
    );
  });
}
