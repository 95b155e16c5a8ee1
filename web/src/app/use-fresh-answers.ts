import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';

/**
 * Within a page, cached answers are never stale (document 1 section 7). The next page shows them and refetches, as a
 * page load would.
 */
export function useFreshAnswers(path: string): void {
  const queries = useQueryClient();
  const shown = useRef(path);
  // Runs before the page subscribes to its queries, which triggers the fetch.
  useLayoutEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    void queries.invalidateQueries({ refetchType: 'none' });
  }, [path, queries]);
}
