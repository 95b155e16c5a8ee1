import { useEffect, useMemo, useRef } from 'react';
import type { CustomerClient } from '#shared/client.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { OutsideLink } from '#web/ui/data/outside-link.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { CopyBlocks } from './copy-blocks.tsx';
import { findQuote } from './find-quote.ts';

type SourceCopy = Awaited<ReturnType<CustomerClient['chat']['getSourceCopy']>>;
/** A page or document as the assistant read it, scrolled to the quote of an answer. */
export function SourceCopyView({ copy, quote }: { copy: SourceCopy; quote: string }) {
  const { marks, isWhole } = useMemo(() => findQuote(copy.blocks, quote), [copy, quote]);
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    if (marks.length) article.current?.querySelector('[data-quote]')?.scrollIntoView({ block: 'center' });
  }, [marks]);

  return (
    <>
      <Callout tone="warning">
        <p>
          <strong>
            As read on <ReadDate readAt={copy.readAt} />
          </strong>
          : the plain text of this {copy.kind === 'page' ? 'page' : 'document'}, as the assistant knows it.
          {copy.isScan && ' It was recognised in a scan; […] stands for words that could not be read.'}
          {copy.url ? ' The page may have changed since.' : ''}
        </p>
        {copy.url && (
          <p className="mt-1">
            <OutsideLink href={copy.url} className="font-semibold underline underline-offset-2">
              Open the live {copy.kind === 'page' ? 'page' : 'document'}
            </OutsideLink>
          </p>
        )}
        {!isWhole && (
          <p className="mt-1">
            {marks.length
              ? 'Part of the quote is marked below; the rest cannot be found in this text.'
              : 'This text no longer contains the quoted sentence.'}
          </p>
        )}
      </Callout>
      <article
        ref={article}
        dir="auto"
        lang={copy.language}
        aria-label="The text that was read"
        className="mt-6 space-y-3 leading-relaxed [overflow-wrap:anywhere]"
      >
        <CopyBlocks blocks={copy.blocks} marks={marks} />
        {!copy.isComplete && <p className="text-ink-muted">The rest is too long to show here.</p>}
      </article>
    </>
  );
}

function ReadDate({ readAt }: { readAt: string }) {
  if (Number.isNaN(Date.parse(readAt))) return 'an unknown date';
  return <time dateTime={readAt}>{formatDay(readAt)}</time>;
}
