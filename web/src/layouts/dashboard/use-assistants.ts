import { useQueries } from '@tanstack/react-query';
import { brandOfConversion, isConversionId } from '#shared/domain/conversion/conversion-id.ts';
import { loadClient } from '#web/lib/api/load-client.ts';

/** The assistants of an account by name, as far as they are known yet. */
export function useAssistants(conversionIds: readonly string[]) {
  return useQueries({
    queries: conversionIds.filter(isConversionId).map((conversionId) => ({
      queryKey: ['assistant-name', conversionId],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { conversions } = await loadClient();
        const brandId = brandOfConversion(conversionId);
        const { site } = await conversions.getBrandProgress({ brandId, conversionId }, signal);
        return { conversionId, name: site.name };
      },
    })),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
}
