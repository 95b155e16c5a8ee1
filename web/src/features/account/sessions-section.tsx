import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { useSessionEnd, useSessions } from './queries.ts';

/** The account's sessions. */
export function SessionsSection() {
  const { data, error, isPending } = useSessions();
  const end = useSessionEnd();
  const failure = error ?? end.error;
  return (
    <Panel id="sessions" title="Where you are signed in">
      {failure && (
        <Callout tone="danger" role="alert" className="mb-4">
          {describeFailure(failure)}
        </Callout>
      )}
      {isPending && <Spinner label="Loading your sessions…" />}
      <ul className="divide-y divide-line">
        {data?.sessions.map(({ sessionId, device, isCurrent, lastUsedAt }) => (
          <li key={sessionId} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span>
              <span className="block font-semibold">{device}</span>
              <span className="text-ink-muted text-sm">
                {isCurrent ? 'This browser' : `Last used ${formatInstant(lastUsedAt)}`}
              </span>
            </span>
            {!isCurrent && (
              <Button
                variant="secondary"
                size="small"
                disabled={end.isPending}
                aria-label={`Sign out ${device}, last used ${formatInstant(lastUsedAt)}`}
                onClick={() => end.mutate(sessionId)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
