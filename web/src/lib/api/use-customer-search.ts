import { useQuery } from '@tanstack/react-query';
import type { BrandId } from '#shared/brands/platforms.ts';
import { loadStaffClient } from './load-staff-client.ts';

/** Searches trials and customers. */
export function useCustomerSearch(query: string, platform: BrandId | undefined) {
  return useQuery({
    queryKey: ['superadmin', 'customer-search', query, platform],
    queryFn: async ({ signal }) =>
      (await loadStaffClient()).superadmin.searchUsers({ query, platform, kind: 'any' }, signal),
    select: ({ users }) => users,
    enabled: query !== '',
  });
}
