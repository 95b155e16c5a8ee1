import { MutationCache, QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    /** A quiet mutation, like a beacon, leaves what its audience has read as it is. */
    mutationMeta: { isQuiet?: boolean };
  }
}

/**
 * Document 1 section 7: never stale but by a change, never retried, not refetched on focus. Without a connection calls
 * fail at once, with their text; by default they would wait for it without a word.
 */
export function createQueryClient(): QueryClient {
  const queries: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSettled: (_data, error, _input, _result, { options: { mutationKey, meta } }) => {
        // Only derived calls have a key; it begins with the audience.
        if (!mutationKey || meta?.isQuiet) return;
        const [audience] = mutationKey;
        // After a refusal, too, staff see what a colleague may have changed. Nobody waits for what is read again.
        if (!error || audience === 'staff') void queries.invalidateQueries({ queryKey: [audience] });
      },
    }),
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
  return queries;
}

export const queryClient = createQueryClient();
