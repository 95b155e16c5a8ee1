import { useState } from 'react';
import type { Contradiction } from '#shared/domain/conversion/readiness.ts';
import { FoldedText } from '#web/ui/data/folded-text.tsx';
import { OutsideLink } from '#web/ui/data/outside-link.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { MarkedQuote } from './marked-quote.tsx';

/** Pages that contradict each other, side by side. */
export function ContradictionList({ contradictions }: { contradictions: readonly Contradiction[] }) {
  if (contradictions.length === 0) return null;
  return (
    <>
      <h4 className="mt-6 mb-2 font-semibold">Your pages disagree</h4>
      <ul className="space-y-6">
        {contradictions.map((contradiction) => {
          const { kind, subject, values } = contradiction;
          return (
            <Disagreement
              key={`${kind} ${subject} ${values.map(({ value }) => value).join(' ')}`}
              contradiction={contradiction}
            />
          );
        })}
      </ul>
    </>
  );
}

/** Two show that pages disagree. */
const shownAtFirst = 2;

function Disagreement({ contradiction: { kind, subject, values } }: { contradiction: Contradiction }) {
  const [isWhole, setWhole] = useState(false);
  const name = subject ? `${subject} (${kind})` : kind;
  return (
    <li>
      <p className="mb-2">{name}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {(isWhole ? values : values.slice(0, shownAtFirst)).map(({ value, title, url, quote }) => (
          <div key={`${value} ${url} ${quote}`} className="break-words rounded-md border border-line p-4">
            <p className="font-semibold">{value}</p>
            <FoldedText name={`${title}, ${value}`} lines={4} className="my-2">
              <MarkedQuote quote={quote} words={[value]} />
            </FoldedText>
            <p className="text-ink-muted text-sm">
              <OutsideLink href={url}>{title}</OutsideLink>
            </p>
          </div>
        ))}
      </div>
      {!isWhole && values.length > shownAtFirst && (
        <Button
          variant="quiet"
          size="small"
          className="mt-2"
          aria-label={`Show all ${values.length}: ${name}`}
          onClick={() => setWhole(true)}
        >
          Show all {values.length}
        </Button>
      )}
    </li>
  );
}
