import { useState } from 'react';
import { sumUpChanges } from '#shared/domain/knowledge/say-changes.ts';
import type { FactChange, ToldChanges } from '#shared/domain/knowledge/website-changes.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { OutsideLink } from '#web/ui/data/outside-link.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { ChangedAnswers } from './changed-answers.tsx';
import { ChangedFact } from './changed-fact.tsx';
import { VanishedPage } from './vanished-page.tsx';

/** Enough for a quiet week; the rest is one press away. */
const shownAtFirst = 5;

type ReadingChangesProps = {
  conversionId: string;
  changes: ToldChanges;
  /** Entries whose changes wait for approval. */
  waitingIds: ReadonlySet<string>;
  onOpenChat: (sessionId: string) => void;
};

/** What one reading found changed. */
export function ReadingChanges({ conversionId, changes, waitingIds, onOpenChat }: ReadingChangesProps) {
  const [isWhole, setWhole] = useState(false);
  const { readAt, factCount, linkLimit, vanished, moved, conversations } = changes;
  const isWaiting = ({ itemIds = [] }: FactChange) => itemIds.some((id) => waitingIds.has(id));
  // They stand above, with what decides about them.
  const facts = changes.facts.filter((fact) => !isWaiting(fact));
  const waitingCount = changes.facts.length - facts.length;
  const day = formatDay(readAt);
  return (
    <section aria-label={`Read on ${day}`}>
      <h4 className="font-semibold">Read on {day}</h4>
      <p className="text-ink-muted">
        {sumUpChanges(changes)}
        {sayWaiting(waitingCount)}
        {linkLimit &&
          ` Your website links more than ${linkLimit} documents or forms, so new and removed links are not listed.`}
      </p>
      {vanished.length > 0 && (
        <ul aria-label="Pages that are gone" className="mt-4 divide-y divide-line border-line border-y">
          {vanished.map((page) => (
            <VanishedPage key={page.itemId} conversionId={conversionId} page={page} />
          ))}
        </ul>
      )}
      {facts.length > 0 && (
        <ul aria-label="Changed facts" className="mt-4 space-y-6">
          {(isWhole ? facts : facts.slice(0, shownAtFirst)).map((fact) => (
            <ChangedFact
              key={[fact.group, fact.page.url, fact.before?.value, fact.after?.value].join(' ')}
              fact={fact}
            />
          ))}
        </ul>
      )}
      {!isWhole && facts.length > shownAtFirst && (
        <Button
          variant="quiet"
          size="small"
          className="mt-2"
          aria-label={`Show all changes found on ${day}`}
          onClick={() => setWhole(true)}
        >
          Show all {facts.length}
        </Button>
      )}
      {isWhole && factCount > changes.facts.length && (
        <p className="mt-2 text-ink-muted">
          And {(factCount - changes.facts.length).toLocaleString('en-US')} more.
        </p>
      )}
      {conversations && (
        <ChangedAnswers conversations={conversations} isWaiting={waitingCount > 0} onOpenChat={onOpenChat} />
      )}
      <MovedPages moved={moved} />
    </section>
  );
}

function sayWaiting(changes: number): string {
  if (changes === 0) return '';
  return changes === 1
    ? ' One change waits for approval, above.'
    : ` ${changes} changes wait for approval, above.`;
}

function MovedPages({ moved }: Pick<ToldChanges, 'moved'>) {
  if (moved.length === 0) return null;
  return (
    <ul aria-label="Pages that have moved" className="mt-4 space-y-1 text-ink-muted text-sm">
      {moved.map(({ from, title, url = null }) => (
        <li key={from} className="break-words">
          Moved: <OutsideLink href={url}>{title}</OutsideLink>
        </li>
      ))}
    </ul>
  );
}
