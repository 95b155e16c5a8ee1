import type { Audience } from '#shared/domain/identity.ts';
import { clearDrafts } from '#web/lib/drafts/draft-store.ts';
import { signInStore } from '#web/lib/sign-in/sign-in-store.ts';
import { queryClient } from './query-client.ts';
import { visitorApi } from './visitor-api.ts';

const ends = new Set<() => void>();

/** What a part of the app forgets with its user. */
export function onSignOut(end: () => void): void {
  ends.add(end);
}

/** Ends the session on the server and in this browser, even if the server is unreachable (document 2 section 6). */
export async function signOut(audience: Audience): Promise<void> {
  try {
    await visitorApi.auth.logout.call({ audience });
  } catch (error) {
    console.error('Signing out on the server failed.', error);
  }
  clearDrafts();
  for (const end of ends) end();
  signInStore.clear(audience);
  queryClient.clear();
}
