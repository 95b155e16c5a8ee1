import { Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { KnowledgeBase } from '#shared/contract/knowledge-base.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Button } from '#web/ui/form/button.tsx';
import { useKnowledgeCall } from '../queries.ts';
import { nameItem } from './item-texts.ts';

type DeletedListProps = Pick<KnowledgeBase, 'deleted'> & { conversionId: string };

/** Entries that were deleted a moment ago, each with a way back as long as the server keeps them. */
export function DeletedList({ conversionId, deleted }: DeletedListProps) {
  return (
    <ul aria-label="Just deleted" className="space-y-2 empty:hidden">
      {deleted.map(({ item, secondsLeft }) => (
        <DeletedRow
          key={item.id}
          conversionId={conversionId}
          itemId={item.id}
          name={nameItem(item)}
          secondsLeft={secondsLeft}
        />
      ))}
    </ul>
  );
}

type DeletedRowProps = { conversionId: string; itemId: string; name: string; secondsLeft: number };

function DeletedRow({ conversionId, itemId, name, secondsLeft }: DeletedRowProps) {
  const undo = useRef<HTMLButtonElement>(null);
  const seconds = useCountdown(secondsLeft);
  const restore = useKnowledgeCall(conversionId, (area, _input: undefined) =>
    area.restoreItem({ conversionId, itemId }),
  );
  useEffect(() => {
    // The focus was in the row that is gone.
    if (document.activeElement === document.body) undo.current?.focus();
  }, []);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-sunken px-4 py-2">
      <p role="status" className="min-w-0 flex-1 basis-48 break-words">
        “{name}” was deleted.
      </p>
      <span aria-hidden="true" className="text-ink-muted text-sm tabular-nums">
        {seconds} s
      </span>
      <Button
        ref={undo}
        variant="secondary"
        size="small"
        disabled={restore.isPending}
        aria-label={`Undo: put back ${name}`}
        onClick={() => restore.mutate(undefined)}
      >
        <Undo2 aria-hidden="true" className="size-4" />
        Undo
      </Button>
      {restore.error && (
        <p role="alert" className="basis-full text-danger-ink text-sm">
          {describeFailure(restore.error)}
        </p>
      )}
    </li>
  );
}

/** Counts down from what the server says is left, each time it says so. */
function useCountdown(secondsLeft: number): number {
  const [seconds, setSeconds] = useState(secondsLeft);
  useEffect(() => {
    setSeconds(secondsLeft);
    const timer = setInterval(() => setSeconds((before) => Math.max(0, before - 1)), 1000);
    return () => clearInterval(timer);
  }, [secondsLeft]);
  return seconds;
}
