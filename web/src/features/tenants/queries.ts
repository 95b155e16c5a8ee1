import { useInfiniteQuery } from '@tanstack/react-query';
import { loadClient } from '#web/lib/load-client.ts';

/** Customers, newest first, a page at a time. */
export function useTenants() {
  return useInfiniteQuery({
    queryKey: ['superadmin', 'tenants'],
    queryFn: async ({ pageParam, signal }) =>
      (await loadClient()).superadmin.listTenants(pageParam ? { after: pageParam } : {}, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}
