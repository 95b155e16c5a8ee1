import { queryOptions } from '@tanstack/react-query';
import { AppError } from '#shared/errors.ts';
import { loadClient } from '#web/lib/api/load-client.ts';
import { signInStore } from '#web/lib/sign-in/sign-in-store.ts';
import { readSiteProfile } from './read-site-profile.ts';

/** The organisation's public data: cached 30 s and refetched on focus, document 3 section 7. */
export function siteProfileQuery(conversionId: string) {
  return queryOptions({
    queryKey: ['site-profile', conversionId],
    queryFn: ({ signal }) => readSiteProfile(conversionId, signal),
    staleTime: 30_000,
    refetchOnWindowFocus: true,
  });
}

/** Today's chat figures of the assistant; null for everyone but its owner. */
export function chatDayQuery(conversionId: string) {
  return queryOptions({
    queryKey: ['chat-day', conversionId],
    queryFn: async ({ signal }) => {
      const { conversations } = await loadClient();
      return nullUnlessOwned(conversations.getToday({ conversionId }, signal));
    },
    enabled: signInStore.isSignedIn('user'),
    staleTime: 30_000,
    refetchOnWindowFocus: true,
  });
}

/** Signed-out users and other organisations count as visitors here. */
async function nullUnlessOwned<Value>(read: Promise<Value>): Promise<Value | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof AppError && [401, 403, 404].includes(error.status)) return null;
    throw error;
  }
}
