import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { FailureLine } from '#web/ui/form/failure.tsx';
import { Undo2 } from '#web/ui/icons/icons.ts';

type DeletedRowProps = {
  name: string;
  secondsLeft: number;
  isPending: boolean;
  error: Error | null;
  onUndo: () => void;
};

/** Stands where something was deleted a moment ago, with the way back as long as there is one. */
export function DeletedRow({ name, secondsLeft, isPending, error, onUndo }: DeletedRowProps) {
  const undo = useRef<HTMLButtonElement>(null);
  const seconds = useCountdown(secondsLeft);
  useEffect(() => {
    // The focus was in the row that is gone.
    if (document.activeElement === document.body) undo.current?.focus({ preventScroll: true });
  }, []);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-sunken p-4 first:rounded-t-lg last:rounded-b-lg">
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
        disabled={isPending}
        aria-label={`Undo: put back ${name}`}
        onClick={onUndo}
      >
        <Undo2 className="size-4" />
        Undo
      </Button>
      <FailureLine error={error} className="basis-full text-danger-ink text-sm" />
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
