import { clsx } from 'clsx';
import { Fragment, useState } from 'react';
import type { TranscriptMessage } from '#shared/contract/chat-history.ts';
import { FoldedText } from '#web/ui/data/folded-text.tsx';
import { OutsideLink } from '#web/ui/data/outside-link.tsx';
import { Button } from '#web/ui/form/button.tsx';

type CitationsProps = Pick<TranscriptMessage, 'citations'>;

/** What an answer quotes: the beginning of the first quote, and all of them on request, since each can be a whole table. */
export function Citations({ citations }: CitationsProps) {
  const [isWhole, setWhole] = useState(false);
  const [first] = citations;
  if (!first) return null;
  return (
    <>
      <ul aria-label="Sources" className="mt-3 space-y-1 border-line border-s-2 ps-3 text-sm">
        {[...groupByPage(isWhole ? citations : [first])].map(([page, quoted]) => (
          <li key={page}>
            {citations.length === 1 ? (
              <FoldedText name={first.title} lines={4}>
                <Quotes citations={quoted} />
              </FoldedText>
            ) : (
              <div className={clsx('break-words', !isWhole && 'line-clamp-4')}>
                <Quotes citations={quoted} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {citations.length > 1 && (
        <Button
          variant="quiet"
          size="small"
          className="mt-1"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show the first quote' : `Show all ${citations.length} quotes`}
        </Button>
      )}
    </>
  );
}

function groupByPage(citations: TranscriptMessage['citations']) {
  return Map.groupBy(citations, ({ title, url }) => url?.split('#')[0] ?? title);
}

/** One line per page, with every sentence quoted from it. */
function Quotes({ citations }: CitationsProps) {
  return (
    <>
      <OutsideLink href={citations[0]?.url ?? null} className="underline">
        {citations[0]?.title}
      </OutsideLink>
      :{' '}
      {citations.map(({ quote, language }, at) => (
        <Fragment key={quote}>
          {at > 0 && ' … '}“<bdi lang={language}>{quote}</bdi>”
        </Fragment>
      ))}
    </>
  );
}
