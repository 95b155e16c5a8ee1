import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { webhookSecretOverlapHours } from '#shared/domain/webhook.ts';
import { api } from '#web/lib/api/api.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { FailureLine } from '#web/ui/form/failure.tsx';
import type { EndpointRef } from './endpoint-ref.ts';

/** Renews an endpoint's secret: with time to switch over, or immediately if it leaked. */
export function SecretRenewal({ conversionId, endpointId }: EndpointRef) {
  const [isConfirming, setConfirming] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const renewal = useMutation(api.webhooks.renewSecret.mutation());
  const renew = (keepsOldSecret: boolean) =>
    renewal.mutate(
      { conversionId, endpointId, keepsOldSecret },
      {
        onSuccess: () => {
          setConfirming(false);
          opener.current?.focus();
        },
      },
    );
  return (
    <>
      <Button
        ref={opener}
        variant="secondary"
        size="small"
        aria-expanded={isConfirming}
        onClick={() => setConfirming(!isConfirming)}
      >
        Renew secret
      </Button>
      {isConfirming && (
        <Callout tone="warning" className="basis-full">
          <p className="mb-3">
            Events are signed with both secrets for {webhookSecretOverlapHours} hours, so that you lose none
            while you switch. If the old one has leaked, revoke it now: until your system has the new one, it
            rejects our events and we retry.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="small" disabled={renewal.isPending} onClick={() => renew(true)}>
              Renew, both valid for {webhookSecretOverlapHours} hours
            </Button>
            <Button variant="danger" size="small" disabled={renewal.isPending} onClick={() => renew(false)}>
              Renew and revoke the old one now
            </Button>
          </div>
          <FailureLine error={renewal.error} className="mt-3" />
        </Callout>
      )}
    </>
  );
}
