import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Callout } from '../feedback/callout.tsx';
import { Button } from './button.tsx';

type FailureProps = {
  error: Error | null | undefined;
  /** What did not work, above the reason. */
  title?: string;
  className?: string;
  onRetry?: () => unknown;
};

/** Says why a call failed, if it did. */
export function Failure({ error, title, className, onRetry }: FailureProps) {
  if (!error) return null;
  return (
    <Callout tone="danger" role="alert" className={className}>
      {title && <p className="font-semibold">{title}</p>}
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
export function FailureLine({ error, className }: Pick<FailureProps, 'error' | 'className'>) {
  if (!error) return null;
  return (
    <p role="alert" className={className}>
      {describeFailure(error)}
    </p>
  );
}
