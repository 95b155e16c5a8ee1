import { useQueries } from '@tanstack/react-query';
import { brandOfConversion, isConversionId } from '#shared/domain/conversion/conversion-id.ts';
import { api } from '#web/lib/api/api.ts';

/** The assistants of an account by name, as far as they are known yet. */
export function useAssistants(conversionIds: readonly string[]) {
  return useQueries({
    queries: conversionIds.filter(isConversionId).map((conversionId) => ({
      ...api.conversions.getBrandProgress.query({ brandId: brandOfConversion(conversionId), conversionId }),
      select: ({ site }: { site: { name: string } }) => ({ conversionId, name: site.name }),
    })),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
}
