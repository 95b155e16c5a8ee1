import type { Contradiction } from '#shared/domain/conversion/readiness.ts';
import { OutsideLink } from '#web/ui/data/outside-link.tsx';
import { SourceQuote } from '#web/ui/data/source-quote.tsx';

/** Pages that contradict each other, side by side. */
export function ContradictionList({ contradictions }: { contradictions: readonly Contradiction[] }) {
  if (contradictions.length === 0) return null;
  return (
    <>
      <h4 className="mt-6 mb-2 font-semibold">Your pages disagree</h4>
      <ul className="space-y-6">
        {contradictions.map(({ kind, subject, values }) => (
          <li key={`${kind} ${subject} ${values.map(({ value }) => value).join(' ')}`}>
            <p className="mb-2">{subject ? `${subject} (${kind})` : kind}</p>
            <div className="grid gap-4 sm:grid-cols-2">
              {values.map(({ value, title, url, quote }) => (
                <div
                  key={`${value} ${url} ${quote}`}
                  className="break-words rounded-md border border-line p-4"
                >
                  <p className="font-semibold">{value}</p>
                  <SourceQuote className="my-2">{quote}</SourceQuote>
                  <p className="text-ink-muted text-sm">
                    <OutsideLink href={url}>{title}</OutsideLink>
                  </p>
                </div>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
