import { useQuery } from '@tanstack/react-query';
import type { InboxMessage } from '#shared/domain/inbox/inbox-message.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { InboxDetail } from './inbox-detail.tsx';
import type { StaffScope } from './inbox-queries.ts';

type SealedMessageProps = { id: string; scope: StaffScope; onRefused: (stored: InboxMessage) => void };

/** A customer's message once staff have opened it; the call that brings its words is written to the log. */
export function SealedMessage({ id, scope, onRefused }: SealedMessageProps) {
  const { data, error, refetch } = useQuery(scope.calls.getForwarded.query({ id }));
  if (data) return <InboxDetail message={data} scope={scope} isWhole onRefused={onRefused} />;
  if (!error) return <Spinner label="Opening the message…" />;
  return (
    <Callout tone="danger" role="alert">
      {describeFailure(error)}{' '}
      <Button variant="secondary" size="small" onClick={() => void refetch()}>
        Try again
      </Button>
    </Callout>
  );
}
