import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { organisationStore } from '#web/lib/sign-in/organisation-store.ts';
import { readRefusal } from './read-refusal.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** A quiet mutation, like a beacon, leaves what its audience has read as it is. */
    mutationMeta: { isQuiet?: boolean };
    /** A quiet query is read again only when it is asked for: each reading costs something, or is logged. */
    queryMeta: {
      isQuiet?: boolean /** Whose list it is; another's rows are never shown for it. */;
      place?: string;
    };
  }
}

/** Changes of these areas show on no page of another. */
const ownAreas: readonly unknown[] = ['members', 'webhooks'];

/**
 * Document 1 section 7: never stale but by a change, never retried, not refetched on focus. Without a connection calls
 * fail at once, with their text; by default they would wait for it without a word.
 */
export function createQueryClient(): QueryClient {
  const queries: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (readRefusal(error)?.code === 'NOT_A_MEMBER') organisationStore.choose();
      },
    }),
    mutationCache: new MutationCache({
      onSettled: (_data, error, _input, _result, { options: { mutationKey, meta } }) => {
        // Only derived calls have a key; it begins with the audience.
        if (!mutationKey || meta?.isQuiet) return;
        const [audience, area] = mutationKey;
        // A refusal may say that somebody else was faster. Nobody waits for what is read again.
        const isBehind = [404, 409].includes(readRefusal(error)?.status ?? 0);
        if (!error || isBehind)
          void queries.invalidateQueries({
            queryKey: ownAreas.includes(area) ? [audience, area] : [audience],
            predicate: (query) => !query.meta?.isQuiet,
          });
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
