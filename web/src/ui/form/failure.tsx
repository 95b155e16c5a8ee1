import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Callout } from '../feedback/callout.tsx';
import { Button } from './button.tsx';

type FailureProps = { error: Error | null | undefined; className?: string; onRetry?: () => unknown };

/** Says why a call failed, if it did. */
export function Failure({ error, className, onRetry }: FailureProps) {
  if (!error) return null;
  return (
    <Callout tone="danger" role="alert" className={className}>
      <p>{describeFailure(error)}</p>
      {onRetry && (
        <Button variant="secondary" size="small" className="mt-3" onClick={() => void onRetry()}>
          Try again
        </Button>
      )}
    </Callout>
  );
}

/** The same as a line of text. */
export function FailureLine({ error, className }: Omit<FailureProps, 'onRetry'>) {
  if (!error) return null;
  return (
    <p role="alert" className={className}>
      {describeFailure(error)}
    </p>
  );
}
