import type { IdentityPorts } from './ports.ts';
import { readAccessToken, signAccessToken } from './session/access-token.ts';

/** An id that belongs to nobody. */
const nobody = 'monitor';

/**
 * Runs the steps of every signed-in call: signs a token, reads it, and looks up its session. Throws what
 * fails.
 */
export async function trySignIn({
  findTokenSecret,
  sessions,
  now,
}: Pick<IdentityPorts, 'findTokenSecret' | 'now'> & {
  sessions: { find(userId: string, sessionId: string): Promise<unknown> };
}): Promise<void> {
  const secret = await findTokenSecret();
  const token = await signAccessToken(secret, { userId: nobody, sessionId: nobody }, now());
  const subject = await readAccessToken(secret, token, now());
  if (subject?.userId !== nobody) throw new Error('A freshly signed token could not be read');
  await sessions.find(nobody, nobody);
}
