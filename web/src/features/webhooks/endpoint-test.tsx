import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '#web/lib/api/api.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button } from '#web/ui/form/button.tsx';
import type { EndpointRef } from './endpoint-ref.ts';

/** Sends a test event and shows the endpoint's reply. Its children are further buttons. */
export function EndpointTest({ conversionId, endpointId, children }: EndpointRef & { children: ReactNode }) {
  const test = useMutation(api.webhooks.test.mutation());
  const { data: attempt, error } = test;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          disabled={test.isPending}
          onClick={() => test.mutate({ conversionId, endpointId })}
        >
          {test.isPending ? 'Sending…' : 'Send test event'}
        </Button>
        {children}
      </div>
      <div aria-live="polite" className="empty:hidden">
        {error && <Callout tone="danger">{describeFailure(error)}</Callout>}
        {attempt && !test.isPending && (
          <Callout tone={attempt.error === undefined ? 'success' : 'danger'}>
            <p className="font-semibold">
              {attempt.error ?? `It answered ${attempt.statusCode}`} · {attempt.durationMs} ms
            </p>
            {attempt.reply && (
              <pre className="mt-2 max-h-40 overflow-auto whitespace-pre-wrap break-all text-sm">
                {attempt.reply}
              </pre>
            )}
          </Callout>
        )}
      </div>
    </>
  );
}
