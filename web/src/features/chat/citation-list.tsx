import type { Citation } from '#shared/domain/citation.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { fillText } from '#web/lib/texts/fill-text.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { OutsideLink } from '#web/ui/data/outside-link.tsx';
import { SourceQuote } from '#web/ui/data/source-quote.tsx';

/** The sentences that support an answer, each with its page and the day it was read. */
export function CitationList({ sources }: { sources: Citation[] }) {
  const { texts } = useTexts();
  if (!sources.length) return null;
  return (
    <ol aria-label={texts.sources} className="mt-3 space-y-3 border-line border-t pt-3">
      {sources.map((source) => (
        <li key={`${source.url} ${source.quote}`}>
          <SourceQuote className="line-clamp-4 leading-snug">{source.quote}</SourceQuote>
          <p className="mt-1 text-ink-muted text-sm">
            <SourceTitle source={source} />
            {' · '}
            <ReadDate readAt={source.readAt} />
            {source.url && source.copyUrl && (
              <>
                {' · '}
                <CopyLink path={source.copyUrl}>{texts.storedCopy}</CopyLink>
              </>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}

const titleStyle = 'font-semibold text-brand-ink underline underline-offset-2';

/** Links to the live page; an uploaded document has none and links to its stored copy. */
function SourceTitle({ source: { url, copyUrl, title } }: { source: Citation }) {
  const { texts } = useTexts();
  if (url || !copyUrl) {
    return (
      <OutsideLink href={url} newTabHint={texts.opensInNewTab} className={titleStyle}>
        {title}
      </OutsideLink>
    );
  }
  return (
    <CopyLink path={copyUrl} className={titleStyle}>
      {title}
    </CopyLink>
  );
}

/** The stored copy of a source, in a new tab to keep the conversation. */
function CopyLink({ path, className, children }: { path: string; className?: string; children: string }) {
  const { texts } = useTexts();
  // Only paths of this origin, because the transcript comes from browser storage.
  if (!path.startsWith('/gptsite/')) return children;
  return (
    <a href={path} target="_blank" rel="noopener" className={className ?? 'underline underline-offset-2'}>
      {children}
      <span className="sr-only"> {texts.opensInNewTab}</span>
    </a>
  );
}

function ReadDate({ readAt }: Pick<Citation, 'readAt'>) {
  const { texts, language } = useTexts();
  if (Number.isNaN(Date.parse(readAt))) return null;
  const day = formatDay(readAt, { dateStyle: 'medium', language });
  return <time dateTime={readAt}>{fillText(texts.readOn, { date: day })}</time>;
}
