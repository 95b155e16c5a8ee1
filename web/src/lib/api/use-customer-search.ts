import { useQuery } from '@tanstack/react-query';
import type { BrandId } from '#shared/brands/platforms.ts';
import { loadStaffClient } from './load-staff-client.ts';

/** Searches trials and customers, each among a few hundred of the newest. */
export function useCustomerSearch(query: string, platform: BrandId | undefined) {
  return useQuery({
    queryKey: ['superadmin', 'customer-search', query, platform],
    queryFn: async ({ signal }) => {
      const { superadmin } = await loadStaffClient();
      const [trials, customers] = await Promise.all([
        superadmin.searchUsers({ query, platform, kind: 'trial' }, signal),
        superadmin.searchUsers({ query, platform, kind: 'customer' }, signal),
      ]);
      return [...customers.users, ...trials.users];
    },
    enabled: query !== '',
  });
}
