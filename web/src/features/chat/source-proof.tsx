import type { Citation } from '#shared/domain/citation.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { fillText } from '#web/lib/texts/fill-text.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { OutsideLink } from '#web/ui/data/outside-link.tsx';
import { SourceQuote } from '#web/ui/data/source-quote.tsx';

/** The sentences quoted from one page, each with its place on the page and the day it was read. */
export function SourceProof({ sources }: { sources: Citation[] }) {
  const { texts } = useTexts();
  return sources.map(({ url, copyUrl, quote, readAt }) => (
    <div key={`${url} ${quote}`} className="pt-1 pb-2">
      <SourceQuote className="text-base leading-snug">{quote}</SourceQuote>
      <p className="mt-1 text-ink-muted">
        {url && (
          <>
            <OutsideLink
              href={url}
              newTabHint={texts.opensInNewTab}
              className="font-semibold text-brand-ink underline underline-offset-2"
            >
              {url.replace(/^https?:\/\/(?:www\.)?|\/?(?:[?#].*)?$/g, '')}
            </OutsideLink>
            {' · '}
          </>
        )}
        <ReadDate readAt={readAt} />
        {copyUrl && <CopyLink path={copyUrl} />}
      </p>
    </div>
  ));
}

/** The stored copy of a source, in a new tab to keep the conversation; an uploaded document has no other address. */
function CopyLink({ path }: { path: string }) {
  const { texts } = useTexts();
  // Only paths of this origin, because the transcript comes from browser storage.
  if (!path.startsWith('/gptsite/')) return null;
  return (
    <>
      {' · '}
      <a href={path} target="_blank" rel="noopener" className="underline underline-offset-2">
        {texts.storedCopy}
        <span className="sr-only"> {texts.opensInNewTab}</span>
      </a>
    </>
  );
}

function ReadDate({ readAt }: Pick<Citation, 'readAt'>) {
  const { texts, language } = useTexts();
  if (Number.isNaN(Date.parse(readAt))) return null;
  const day = formatDay(readAt, { dateStyle: 'medium', language });
  return <time dateTime={readAt}>{fillText(texts.readOn, { date: day })}</time>;
}
