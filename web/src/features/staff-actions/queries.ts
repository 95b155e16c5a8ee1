import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { loadStaffClient } from '#web/lib/api/load-staff-client.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';

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

/** Saves the whole log as one CSV file from the server's parts. */
export function useActionExport() {
  return useMutation({
    mutationFn: async () => {
      const { exportActions } = (await loadStaffClient()).superadmin;
      const parts: string[] = [];
      let part = await exportActions({});
      for (;;) {
        parts.push(part.content);
        if (!part.next) break;
        part = await exportActions({ after: part.next });
      }
      saveFile(part.filename, parts.join(''));
    },
  });
}
