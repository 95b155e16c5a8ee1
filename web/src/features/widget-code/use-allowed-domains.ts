import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type VersionedWidget, versionedWidgetSchema } from '#shared/contract/assistant/widget.ts';
import { AppError } from '#shared/errors.ts';
import { api } from '#web/lib/api/api.ts';
import { adoptWidget, widgetScope } from './adopt-widget.ts';

type Change = (domains: readonly string[]) => string[];

/** Saves of others between two tries. */
const mostTries = 3;

/** Adds to the list or removes from it; a change goes over what somebody else has saved meanwhile. */
export function useAllowedDomains(conversionId: string, settings: VersionedWidget) {
  const queries = useQueryClient();
  return useMutation({
    scope: widgetScope,
    mutationFn: async (change: Change) => {
      let stored = settings;
      for (let tries = 1; ; tries++) {
        try {
          const saved = await api.widget.saveSettings.call({
            conversionId,
            allowedDomains: change(stored.allowedDomains),
            versions: { allowedDomains: stored.versions.allowedDomains },
          });
          return adoptWidget(queries, conversionId, saved);
        } catch (error) {
          const newer = error instanceof AppError && versionedWidgetSchema.safeParse(error.stored).data;
          if (!newer || tries === mostTries) throw error;
          stored = newer;
        }
      }
    },
  });
}
