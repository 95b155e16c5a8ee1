import type { Citation } from '#shared/domain/citation.ts';
import { repeatsAnswer } from '#shared/domain/repeats-answer.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { OutsideLink } from '#web/ui/data/outside-link.tsx';
import { SourceQuote } from '#web/ui/data/source-quote.tsx';
import { ForeignLanguage, SourceDetails, SourcePlace } from './source-place.tsx';

/** The numbered sources of an answer, one per page; each opens to the sentences quoted from it. */
export function CitationList({ sources, answer }: { sources: readonly Citation[]; answer: string }) {
  const { texts } = useTexts();
  if (!sources.length) return null;
  return (
    <ol aria-label={texts.sources} className="mt-3 border-line border-t pt-1 text-sm">
      {groupByPage(sources).map((quoted, index) => {
        const name = (
          <>
            <span className="font-semibold text-brand-ink">{index + 1}.</span>{' '}
            <bdi lang={quoted[0]?.language}>{quoted[0]?.title}</bdi>
          </>
        );
        return (
          <li key={`${quoted[0]?.url} ${quoted[0]?.quote}`}>
            {quoted.every((source) => isTold(source, answer)) ? (
              <NumberedPlace sources={quoted} number={index + 1} />
            ) : quoted.every((source) => repeatsAnswer(source, answer)) ? (
              <p className="py-1.5">
                {name}
                <ForeignLanguage language={quoted[0]?.language} />
              </p>
            ) : (
              <details
                // The page's words about a value are seen at once.
                open={index === 0 && tellsValue(answer)}
                className="print:[&::details-content]:[content-visibility:visible]"
              >
                <summary className="cursor-pointer py-1.5">{name}</summary>
                <SourceProof sources={quoted} />
              </details>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Whether an answer says all lines of a quote, which is then told once. */
function isTold({ quote, url, copyUrl }: Citation, answer: string): boolean {
  const lines = quote.trim().split('\n');
  return Boolean(url ?? copyUrl) && lines.every((line) => answer.includes(line.trim()));
}

function NumberedPlace({ sources: [source], number }: { sources: readonly Citation[]; number: number }) {
  return (
    source && (
      <div className="flex gap-1 py-0.5">
        <span className="pt-1 font-semibold text-brand-ink">{number}.</span>
        <SourcePlace source={source} />
      </div>
    )
  );
}

/** Whether an answer has a price, a date, a time, a number or an address in it. */
const tellsValue = (answer: string): boolean => /\p{Nd}|\S@\S/u.test(answer);

function groupByPage(sources: readonly Citation[]): Citation[][] {
  const pages = new Map<string, Citation[]>();
  for (const source of sources) {
    const page = source.url?.split('#')[0] ?? source.title;
    pages.set(page, [...(pages.get(page) ?? []), source]);
  }
  return [...pages.values()];
}

/** The sentences quoted from one page, each with its place on the page and the day it was read. */
function SourceProof({ sources }: { sources: Citation[] }) {
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
