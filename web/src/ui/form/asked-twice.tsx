import { useRef, useState } from 'react';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button } from './button.tsx';

type AskedTwiceProps = {
  label: string;
  warning: string;
  confirmLabel: string;
  isPending: boolean;
  failure: string | undefined;
  onConfirm: () => Promise<unknown>;
};

/** A button for an irreversible action, with a second one to confirm. */
export function AskedTwice({ label, warning, confirmLabel, isPending, failure, onConfirm }: AskedTwiceProps) {
  const [isAsked, setAsked] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const confirm = () =>
    onConfirm().then(
      () => {
        setAsked(false);
        first.current?.focus();
      },
      () => undefined,
    );
  return (
    <>
      <Button
        ref={first}
        variant="secondary"
        size="small"
        aria-expanded={isAsked}
        onClick={() => setAsked(!isAsked)}
      >
        {label}
      </Button>
      {isAsked && (
        <Callout tone="warning" className="basis-full">
          <p className="mb-3">{warning}</p>
          <Button variant="danger" size="small" disabled={isPending} onClick={confirm}>
            {confirmLabel}
          </Button>
          {failure && (
            <p role="alert" className="mt-3">
              {failure}
            </p>
          )}
        </Callout>
      )}
    </>
  );
}
