import type { QueryClient } from '@tanstack/react-query';
import type { VersionedWidget } from '#shared/contract/assistant/widget.ts';
import { api } from '#web/lib/api/api.ts';

/** Changes go one at a time, so that the last one wins. */
export const widgetScope = { id: 'widget-settings' };

/** Shows stored settings before they are fetched again. */
export function adoptWidget(queries: QueryClient, conversionId: string, stored: VersionedWidget): void {
  queries.setQueryData(
    api.widget.getSettings.query({ conversionId }).queryKey,
    (known) => known && { ...known, ...stored },
  );
}
