import { useLayoutEffect, useRef, useState } from 'react';
import type { Citation } from '#shared/domain/citation.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { markWords } from './mark-words.tsx';
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

/** The first four lines of a quote; a button opens the rest. */
function QuoteText({ quote, language, matches, heading, title }: Citation) {
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
        {markWords(quote, matches)}
      </blockquote>
      {(isCut || isOpen) && (
        <Button
          variant="quiet"
          size="small"
          className="-ms-3 print:hidden"
          aria-label={`${label}: ${heading ?? title}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {label}
        </Button>
      )}
    </>
  );
}
