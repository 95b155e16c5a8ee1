import { api } from '#web/lib/api/api.ts';
import { describeSignedIn, signInStore } from '#web/lib/sign-in/sign-in-store.ts';

/** Signs in the new owner so that the dashboard opens; if that fails, the dashboard asks to sign in. */
export async function signInNewOwner(email: string, password: string): Promise<void> {
  try {
    const reply = await api.auth.login.call({ email: email.trim().toLowerCase(), password });
    if (reply.outcome !== 'signed-in') return;
    signInStore.write('user', { ...reply.tokens, profile: describeSignedIn('user', reply.user) });
  } catch {
    // The trial has started either way.
  }
}
