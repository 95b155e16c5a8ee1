import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { WebhookEndpoint } from '#shared/contract/webhooks.ts';
import { channelNames, findWebhookChannel } from '#shared/domain/webhook-channel.ts';
import { api } from '#web/lib/api/api.ts';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { SecretValue } from '#web/ui/data/secret-value.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { AskedTwice } from '#web/ui/form/asked-twice.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { EndpointEdit } from './endpoint-edit.tsx';
import type { EndpointRef } from './endpoint-ref.ts';
import { EndpointTest } from './endpoint-test.tsx';
import { SecretRenewal } from './secret-renewal.tsx';

type EndpointCardProps = { conversionId: string; endpoint: WebhookEndpoint };

/** An endpoint with its health, secret and deliveries. */
export function EndpointCard({ conversionId, endpoint }: EndpointCardProps) {
  const { id: endpointId, url, events, isActive, secret, oldSecretUntil } = endpoint;
  const channel = findWebhookChannel(url);
  const [isEditing, setEditing] = useState(false);
  const [isListed, setListed] = useState(false);
  const changeButton = useRef<HTMLButtonElement>(null);
  const closeForm = () => {
    setEditing(false);
    changeButton.current?.focus();
  };
  return (
    <li aria-label={url} className="flex flex-col gap-4 rounded-md border border-line p-4">
      <div>
        <p className="font-semibold [overflow-wrap:anywhere]">{url}</p>
        <p className="text-ink-muted text-sm">
          {isActive ? `Receives ${events.join(', ')}` : 'Switched off: nothing is sent to it'}
          {channel && `, as messages of ${channelNames[channel]}`}
        </p>
      </div>
      <Health endpoint={endpoint} />
      {!channel && <SecretValue name="Signing secret" value={secret} />}
      {oldSecretUntil && (
        <p className="text-ink-muted text-sm">
          Until {formatInstant(oldSecretUntil)} events are signed with the old secret as well.
        </p>
      )}
      <EndpointTest conversionId={conversionId} endpointId={endpointId}>
        <Button
          variant="secondary"
          size="small"
          aria-expanded={isListed}
          onClick={() => setListed(!isListed)}
        >
          Deliveries
        </Button>
        <Button
          ref={changeButton}
          variant="secondary"
          size="small"
          aria-expanded={isEditing}
          onClick={() => setEditing(!isEditing)}
        >
          Change
        </Button>
        {!channel && <SecretRenewal conversionId={conversionId} endpointId={endpointId} />}
        <Removal conversionId={conversionId} endpointId={endpointId} />
      </EndpointTest>
      {isEditing && <EndpointEdit conversionId={conversionId} endpoint={endpoint} onDone={closeForm} />}
      {isListed && <DeliveryList conversionId={conversionId} endpointId={endpointId} />}
    </li>
  );
}

/** What is wrong with it. */
function Health({ endpoint: { goneSince, failing } }: { endpoint: WebhookEndpoint }) {
  if (goneSince) {
    return (
      <Callout tone="danger">
        <p className="font-semibold">On {formatInstant(goneSince)} it replied that it is gone (410)</p>
        <p>
          Nothing is sent to it any more. If that was a mistake, choose “Change” and switch it on again;
          “Deliveries” can resend what it missed.
        </p>
      </Callout>
    );
  }
  return (
    failing && (
      <Callout tone="danger">
        <p className="font-semibold">Failing since {formatInstant(failing.since)}</p>
        <p className="break-words">{failing.lastError} Events are kept and tried again for about a day.</p>
      </Callout>
    )
  );
}

function Removal({ conversionId, endpointId }: EndpointRef) {
  const { mutateAsync, isPending, error } = useMutation(api.webhooks.remove.mutation());
  return (
    <AskedTwice
      label="Remove"
      warning="Its secret is deleted too, and pending events are not sent."
      confirmLabel="Remove this endpoint"
      isPending={isPending}
      error={error}
      onConfirm={() => mutateAsync({ conversionId, endpointId })}
    />
  );
}
