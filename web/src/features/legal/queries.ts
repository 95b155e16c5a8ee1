import { queryOptions } from '@tanstack/react-query';
import type { BrandId } from '#shared/brands/brand-names.ts';
import { loadClient } from '#web/lib/api/load-client.ts';

/** A legal document; prerendered pages include its data. */
export function legalDocumentQuery(page: string, brandId: BrandId) {
  return queryOptions({
    queryKey: ['legal', brandId, page],
    queryFn: async ({ signal }) =>
      (await loadClient()).legal.getDocument({ page, platform: brandId }, signal),
  });
}
