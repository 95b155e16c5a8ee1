import { useLayoutEffect, useRef, useState } from 'react';
import type { Citation } from '#shared/domain/citation.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { markWords } from '#web/ui/data/mark-words.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { SourcePlace } from './source-place.tsx';

/** An item of the best quote, with its place. */
export function QuoteCard({ source }: { source: Citation }) {
  return (
    <li className="rounded-md border border-line bg-surface px-3 py-2.5">
      <QuoteText {...source} />
      <SourcePlace source={source} />
    </li>
  );
}

/** As much as surely stands in the first lines on a phone. */
const firstLinesCharacters = 100;

/** The line of a quote in which the sentence that matched begins, where it stands too far below; else the first. */
function findStart({ quote, sentence }: Citation): number {
  const at = sentence === undefined ? -1 : quote.indexOf(sentence);
  return at > firstLinesCharacters ? quote.lastIndexOf('\n', at) + 1 : 0;
}

/** Four lines of a quote, the sentence that matched among them; a button opens the rest. */
function QuoteText(source: Citation) {
  const { quote, language, matches, heading, title } = source;
  const start = findStart(source);
  const { texts } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  const text = useRef<HTMLQuoteElement>(null);
  useLayoutEffect(() => {
    const shown = text.current;
    if (!shown) return;
    const observer = new ResizeObserver(() => setCut(shown.scrollHeight > shown.clientHeight + 1));
    observer.observe(shown);
    return () => observer.disconnect();
  }, []);
  const label = isOpen ? texts.showLess : texts.showAll;
  return (
    <>
      <blockquote
        ref={text}
        lang={language}
        dir="auto"
        className={`whitespace-pre-line font-quote text-base leading-snug ${isOpen ? '' : 'not-print:line-clamp-4'}`}
      >
        {start > 0 && (
          <span className={isOpen ? undefined : 'hidden print:inline'}>
            {markWords(quote.slice(0, start), matches)}
          </span>
        )}
        {markWords(quote.slice(start), matches)}
      </blockquote>
      {(isCut || isOpen || start > 0) && (
        <Button
          variant="quiet"
          size="small"
          className="-ms-3 print:hidden"
          aria-label={`${label}: ${heading ?? title}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          label={label}
        />
      )}
    </>
  );
}
