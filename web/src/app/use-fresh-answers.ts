import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';

/**
 * Within a page answers are never stale: document 1 section 7. The next page shows what is known and asks again, as it
 * did when each page was a load of its own.
 */
export function useFreshAnswers(path: string): void {
  const queries = useQueryClient();
  const shown = useRef(path);
  // Before the page subscribes to its answers, which is when it asks.
  useLayoutEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    void queries.invalidateQueries({ refetchType: 'none' });
  }, [path, queries]);
}
