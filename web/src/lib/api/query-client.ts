import { QueryClient } from '@tanstack/react-query';

/**
 * Document 1 section 7: never stale, never retried, not refetched on focus. Without a connection calls fail at once,
 * with their text; by default they would wait for it without a word.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
