import { useRef, useState } from 'react';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button } from './button.tsx';

type AskedTwiceProps = {
  label: string;
  /** For screen readers, where the label stands beside what it is about. */
  fullLabel?: string;
  warning: string;
  confirmLabel: string;
  /** The button that leaves everything as it is. */
  wayBack?: string;
  isPending: boolean;
  error: Error | null;
  onConfirm: () => Promise<unknown>;
};

/** A button for an irreversible action, with a second one to confirm. */
export function AskedTwice({ label, warning, confirmLabel, wayBack = 'Back', ...props }: AskedTwiceProps) {
  const { fullLabel, isPending, error, onConfirm } = props;
  const [isAsked, setAsked] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const close = () => {
    setAsked(false);
    first.current?.focus();
  };
  const confirm = () => onConfirm().then(close, () => undefined);
  return (
    <>
      <Button
        ref={first}
        variant="secondary"
        size="small"
        aria-label={fullLabel}
        aria-expanded={isAsked}
        onClick={() => setAsked(!isAsked)}
        label={label}
      />
      {isAsked && (
        <Callout tone="warning" className="basis-full">
          <p ref={reveal} className="mb-3 scroll-mb-40">
            {warning}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="danger" size="small" disabled={isPending} onClick={confirm}>
              {confirmLabel}
            </Button>
            <Button variant="secondary" size="small" onClick={close} label={wayBack} />
          </div>
          {error && (
            <p role="alert" ref={reveal} className="mt-3 scroll-mb-24">
              {describeFailure(error)}
            </p>
          )}
        </Callout>
      )}
    </>
  );
}

/** On a phone these open below the fold; their margins make room for the bar there, and for the buttons. */
const reveal = (text: HTMLElement | null) => text?.scrollIntoView({ block: 'nearest' });
