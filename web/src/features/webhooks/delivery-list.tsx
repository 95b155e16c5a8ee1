import { useMutation, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { WebhookDelivery } from '#shared/contract/webhooks.ts';
import { api } from '#web/lib/api/api.ts';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { FailureLine } from '#web/ui/form/failure.tsx';
import { type EndpointRef, refreshMilliseconds } from './endpoint-ref.ts';
import { stateTexts } from './event-texts.ts';

/** The latest deliveries to an endpoint; each can be resent. */
export function DeliveryList({ conversionId, endpointId }: EndpointRef) {
  const { data, error } = useQuery({
    ...api.webhooks.listDeliveries.query({ conversionId, endpointId }),
    refetchInterval: refreshMilliseconds,
  });
  const again = useMutation(api.webhooks.redeliver.mutation());
  const failure = error ?? again.error;
  if (!data && !error) return <Spinner label="Loading the deliveries…" />;
  return (
    <>
      <FailureLine error={failure} className="text-danger-ink" />
      {data?.deliveries.length === 0 && (
        <p className="text-ink-muted">Nothing has been sent to it yet. Test events are not listed.</p>
      )}
      {data && data.deliveries.length > 0 && (
        <ul aria-label="Deliveries" className="divide-y divide-line border-line border-y">
          {data.deliveries.map((delivery) => (
            <li key={delivery.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
              <Outcome delivery={delivery} />
              <Button
                variant="secondary"
                size="small"
                disabled={again.isPending}
                aria-label={`Send again: ${delivery.type} of ${formatInstant(delivery.createdAt, 'medium')}`}
                onClick={() => again.mutate({ conversionId, endpointId, deliveryId: delivery.id })}
              >
                Send again
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Outcome({ delivery }: { delivery: WebhookDelivery }) {
  const { type, createdAt, state, attempts, lastAttempt, nextAttemptAt } = delivery;
  const details = [
    lastAttempt?.statusCode && `status ${lastAttempt.statusCode}`,
    lastAttempt && `${lastAttempt.durationMs} ms`,
    attempts > 1 && `${attempts} attempts`,
    attempts > 0 && nextAttemptAt && `next ${formatInstant(nextAttemptAt, 'medium')}`,
  ].filter(Boolean);
  return (
    <div className="min-w-0 flex-1 basis-56">
      <p className="flex flex-wrap items-center gap-2">
        <code className="text-sm">{type}</code>
        <span
          className={clsx(
            'rounded-full px-2.5 py-0.5 font-semibold text-sm',
            state === 'waiting' && 'bg-warning-tint text-warning-ink',
            state === 'delivered' && 'bg-success-tint text-success-ink',
            state === 'failed' && 'bg-danger-tint text-danger-ink',
          )}
        >
          {stateTexts[state]}
        </span>
      </p>
      <p className="text-ink-muted text-sm">
        <time dateTime={createdAt}>{formatInstant(createdAt, 'medium')}</time>
        {details.map((detail) => ` · ${detail}`)}
      </p>
      {lastAttempt?.error && <p className="break-words text-sm">{lastAttempt.error}</p>}
    </div>
  );
}
