import { client } from '#web/lib/api/client.ts';
import { describeSignedIn, signInStore } from '#web/lib/sign-in/sign-in-store.ts';

/** Who has just signed up is signed in, so that the way ends in the dashboard; where that fails the dashboard asks. */
export async function signInNewOwner(email: string, password: string): Promise<void> {
  try {
    const reply = await client.auth.login({ email: email.trim().toLowerCase(), password });
    if (reply.outcome !== 'signed-in') return;
    signInStore.write('user', { ...reply.tokens, profile: describeSignedIn('user', reply.user) });
  } catch {
    // The trial stands either way.
  }
}
