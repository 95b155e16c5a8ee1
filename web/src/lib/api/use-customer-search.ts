import { useQuery } from '@tanstack/react-query';
import type { BrandId } from '#shared/brands/platforms.ts';
import { staffApi } from './staff-api.ts';

/** Searches trials and customers. */
export function useCustomerSearch(query: string, platform: BrandId | undefined) {
  return useQuery({
    ...staffApi.superadmin.searchUsers.query({ query, platform, kind: 'any' }),
    select: ({ users }) => users,
    enabled: query !== '',
  });
}
