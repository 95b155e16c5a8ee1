import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { webhookEndpointLimit } from '#shared/domain/webhook.ts';
import { api } from '#web/lib/api/api.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { openDraftStore, useDraft } from '#web/lib/drafts/draft-store.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { Plus } from '#web/ui/icons/icons.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { EndpointCard } from './endpoint-card.tsx';
import { EndpointForm, type EndpointSettings } from './endpoint-form.tsx';
import { refreshMilliseconds } from './endpoint-ref.ts';
import { VerificationGuide } from './verification-guide.tsx';

/** The webhooks of an owner's own systems. For a page behind the guard. */
export function WebhooksSection({ conversionId }: { conversionId: string }) {
  const { data, error } = useQuery({
    ...api.webhooks.list.query({ conversionId }),
    // Secrets must not stay in the page's memory.
    gcTime: 0,
    refetchInterval: refreshMilliseconds,
  });
  return (
    <Panel id="webhooks" title="Webhooks">
      <div className="space-y-5">
        <p className="text-ink-muted">
          Hear in Slack or Microsoft Teams, or in your own systems, when a visitor leaves a message or submits
          a form. Add the address of an incoming webhook of Slack or of the Workflows app of Teams, and events
          arrive there as messages; your own address gets signed events.
        </p>
        <Failure error={error} />
        {!data && !error && <Spinner label="Loading your endpoints…" />}
        {data && data.endpoints.length > 0 && (
          <ul aria-label="Endpoints" className="space-y-4">
            {data.endpoints.map((endpoint) => (
              <EndpointCard key={endpoint.id} conversionId={conversionId} endpoint={endpoint} />
            ))}
          </ul>
        )}
        {data && data.endpoints.length < webhookEndpointLimit && <Addition conversionId={conversionId} />}
        {data && data.endpoints.length >= webhookEndpointLimit && (
          <p className="text-ink-muted">You have reached the maximum number of endpoints.</p>
        )}
        <VerificationGuide />
      </div>
    </Panel>
  );
}

const nothing: EndpointSettings = { url: '', events: ['lead.created'], isActive: true };
const drafts = openDraftStore<EndpointSettings>();

function Addition({ conversionId }: { conversionId: string }) {
  const [kept, setKept] = useDraft(drafts, conversionId);
  const draft = kept ?? nothing;
  const [isOpen, setOpen] = useState(kept !== undefined);
  const create = useMutation(api.webhooks.create.mutation());
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setKept(undefined);
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      <Button ref={opener} variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Plus className="size-4" />
        Add endpoint
      </Button>
      {isOpen && (
        <div className="rounded-md border border-line p-4">
          <EndpointForm
            id="new-endpoint"
            draft={draft}
            onChange={(change) => setKept({ ...(drafts.read(conversionId) ?? nothing), ...change })}
            isPending={create.isPending}
            failure={create.error ? describeFailure(create.error) : undefined}
            onSave={() =>
              create.mutate({ conversionId, ...draft, url: draft.url.trim() }, { onSuccess: close })
            }
            onCancel={close}
          />
        </div>
      )}
    </>
  );
}
