import { useQueryClient } from '@tanstack/react-query';
import { type WebhookEndpoint, webhookEndpointSchema } from '#shared/contract/webhooks.ts';
import { api } from '#web/lib/api/api.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { openDraftStore } from '#web/lib/drafts/draft-store.ts';
import type { Edits } from '#web/lib/drafts/edits.ts';
import { useVersionedForm } from '#web/lib/drafts/use-versioned-form.ts';
import { ConflictPanel } from '#web/ui/form/conflict-panel.tsx';
import { EndpointForm, type EndpointSettings } from './endpoint-form.tsx';

type EndpointEditProps = { conversionId: string; endpoint: WebhookEndpoint; onDone: () => void };

const labels = { url: 'Address', events: 'Events', isActive: 'Send events to this endpoint' };
const drafts = openDraftStore<Edits<EndpointSettings>>();

/** Edits an endpoint. What is entered stays until it is saved. */
export function EndpointEdit({ conversionId, endpoint, onDone }: EndpointEditProps) {
  const queries = useQueryClient();
  const form = useVersionedForm<WebhookEndpoint, EndpointSettings>({
    ...{ drafts, key: endpoint.id, stored: endpoint, schema: webhookEndpointSchema },
    read: ({ url, events, isActive }) => ({ url, events, isActive }),
    save: ({ id: endpointId, version }, settings) =>
      api.webhooks.update.call({
        ...{ conversionId, endpointId, version, ...settings },
        url: settings.url.trim(),
      }),
    adopt: (stored) => {
      // Shown before the list is read again.
      const { queryKey } = api.webhooks.list.query({ conversionId });
      queries.setQueryData(
        queryKey,
        (list) =>
          list && { endpoints: list.endpoints.map((known) => (known.id === stored.id ? stored : known)) },
      );
      void queries.invalidateQueries({ queryKey });
    },
  });
  const cancel = () => {
    form.reset();
    onDone();
  };
  return (
    <EndpointForm
      id={`endpoint-${endpoint.id}`}
      draft={form.draft}
      onChange={form.edit}
      offersSwitch
      isPending={form.isPending}
      failure={form.error ? describeFailure(form.error) : undefined}
      onSave={() => void form.save(onDone)}
      onCancel={cancel}
    >
      <ConflictPanel conflicts={form.conflicts} labels={labels} onSettle={form.settle} />
    </EndpointForm>
  );
}
