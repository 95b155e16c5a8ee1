import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api/api.ts';
import { readRefusal } from '#web/lib/api/read-refusal.ts';
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
    queryFn: ({ signal }) => nullUnlessOwned(api.conversations.getToday.call({ conversionId }, signal)),
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
    if ([401, 403, 404].includes(readRefusal(error)?.status ?? 0)) return null;
    throw error;
  }
}
