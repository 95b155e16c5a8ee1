import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Client } from '#shared/client.ts';
import type { WebhookEndpoint } from '#shared/contract/webhooks.ts';
import { loadClient } from '#web/lib/api/load-client.ts';

type Area = Client['webhooks'];
/** An endpoint of an assistant. */
export type EndpointRef = { conversionId: string; endpointId: string };

const keyOf = (conversionId: string) => ['webhooks', conversionId];
/** Short because the owner watches deliveries, retries and failing endpoints. */
const refreshMs = 5000;

export function useEndpoints(conversionId: string) {
  return useQuery({
    queryKey: [...keyOf(conversionId), 'endpoints'],
    queryFn: async ({ signal }) => (await loadClient()).webhooks.list({ conversionId }, signal),
    // Secrets must not stay in the page's memory.
    gcTime: 0,
    refetchInterval: refreshMs,
  });
}

export function useDeliveries({ conversionId, endpointId }: EndpointRef) {
  return useQuery({
    queryKey: [...keyOf(conversionId), 'deliveries', endpointId],
    queryFn: async ({ signal }) =>
      (await loadClient()).webhooks.listDeliveries({ conversionId, endpointId }, signal),
    refetchInterval: refreshMs,
  });
}

/** Shows a stored endpoint before the list is fetched again. */
export function adoptEndpoint(queries: QueryClient, conversionId: string, stored: WebhookEndpoint): void {
  const key = [...keyOf(conversionId), 'endpoints'];
  queries.setQueryData<{ endpoints: WebhookEndpoint[] }>(
    key,
    (list) => list && { endpoints: list.endpoints.map((known) => (known.id === stored.id ? stored : known)) },
  );
  void queries.invalidateQueries({ queryKey: key });
}

/** A webhook call that then refetches the endpoints. */
export function useWebhookCall<Input, Output>(
  conversionId: string,
  call: (area: Area, input: Input) => Promise<Output>,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => call((await loadClient()).webhooks, input),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(conversionId) }),
  });
}
