import type { Citation } from '#shared/contract/chat.ts';
import { OutsideLink } from '#web/ui/outside-link.tsx';
import { SourceQuote } from '#web/ui/source-quote.tsx';

/** The sentences an answer stands on, each with its page and the day it was read. */
export function CitationList({ sources }: { sources: Citation[] }) {
  if (!sources.length) return null;
  return (
    <ol aria-label="Sources" className="mt-3 space-y-3 border-line border-t pt-3">
      {sources.map((source) => (
        <li key={`${source.url} ${source.quote}`}>
          <SourceQuote className="line-clamp-4 leading-snug">{source.quote}</SourceQuote>
          <p className="mt-1 text-ink-muted text-sm">
            <OutsideLink
              href={source.url}
              className="font-semibold text-brand-ink underline underline-offset-2"
            >
              {source.title}
            </OutsideLink>
            {' · '}
            <ReadDate readAt={source.readAt} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function ReadDate({ readAt }: Pick<Citation, 'readAt'>) {
  if (Number.isNaN(Date.parse(readAt))) return null;
  const day = new Date(readAt).toLocaleDateString('en-US', { dateStyle: 'medium' });
  return <time dateTime={readAt}>read {day}</time>;
}
