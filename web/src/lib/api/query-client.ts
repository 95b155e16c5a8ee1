import { QueryClient } from '@tanstack/react-query';

/** Document 1 section 7: never stale, never retried, not refetched on focus. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});
