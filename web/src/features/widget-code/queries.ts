import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Client } from '#shared/client.ts';
import type { VersionedWidget } from '#shared/contract/widget.ts';
import { loadClient } from '#web/lib/api/load-client.ts';

const keyOf = (conversionId: string) => ['widget-settings', conversionId];

export function useWidgetSettings(conversionId: string) {
  return useQuery({
    queryKey: keyOf(conversionId),
    queryFn: async ({ signal }) => (await loadClient()).widget.getSettings({ conversionId }, signal),
    // The secret must not stay in the page's memory.
    gcTime: 0,
  });
}

/** Shows stored settings before they are fetched again. */
export function adoptWidget(queries: QueryClient, conversionId: string, stored: VersionedWidget): void {
  queries.setQueryData<VersionedWidget & { identitySecret: string }>(
    keyOf(conversionId),
    (known) => known && { identitySecret: known.identitySecret, ...stored },
  );
}

/** A call that changes the settings and then refetches them. */
export function useWidgetCall<Input>(call: (widget: Client['widget'], input: Input) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    // One at a time, so that the last change wins.
    scope: { id: 'widget-settings' },
    mutationFn: async (input: Input) => call((await loadClient()).widget, input),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['widget-settings'] }),
  });
}
