import { useInfiniteQuery } from '@tanstack/react-query';
import { loadStaffClient } from '#web/lib/api/load-staff-client.ts';

/** The staff's actions page by page, newest first. */
export function useStaffActions() {
  return useInfiniteQuery({
    // Every change to a customer refetches all of `superadmin`.
    queryKey: ['superadmin', 'actions'],
    queryFn: async ({ pageParam, signal }) =>
      (await loadStaffClient()).superadmin.listActions(pageParam ? { after: pageParam } : {}, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}
