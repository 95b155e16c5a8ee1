import { useInfiniteQuery } from '@tanstack/react-query';
import { loadClient } from '#web/lib/api/load-client.ts';

/** What staff did, newest first, a page at a time. */
export function useStaffActions() {
  return useInfiniteQuery({
    // Whoever changes something for a customer has all of `superadmin` read again.
    queryKey: ['superadmin', 'actions'],
    queryFn: async ({ pageParam, signal }) =>
      (await loadClient()).superadmin.listActions(pageParam ? { after: pageParam } : {}, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}
