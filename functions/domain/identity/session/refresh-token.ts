import { createHmac, timingSafeEqual } from 'node:crypto';
import { hashToken } from '../secret-token.ts';

/** Content of the cookie: the session to renew, and the secret that proves it. */
type RefreshToken = { userId: string; sessionId: string; secret: string; hash: string };

/** Half of a secret is random, half its signature: 128 bits each. */
const halfBytes = 16;

export function makeRefreshToken(
  ports: { randomBytes(count: number): Uint8Array },
  key: string,
  { userId, sessionId }: { userId: string; sessionId: string },
): { refreshToken: string; hash: string } {
  const random = ports.randomBytes(halfBytes);
  const secret = Buffer.concat([random, sign(key, sessionId, random)]).toString('base64url');
  return { refreshToken: `${userId}.${sessionId}.${secret}`, hash: hashToken(secret) };
}

/** Undefined for malformed tokens. */
export function parseRefreshToken(text: string | undefined): RefreshToken | undefined {
  const [, userId, sessionId, secret] = /^(\w{1,64})\.(\w{1,64})\.([\w-]{43})$/.exec(text ?? '') ?? [];
  return userId && sessionId && secret ? { userId, sessionId, secret, hash: hashToken(secret) } : undefined;
}

/** Whether we made this token, now or earlier; the ids of a session alone, which its list shows, don't make one. */
export function isOurs(key: string, { sessionId, secret }: RefreshToken): boolean {
  const bytes = Buffer.from(secret, 'base64url');
  return timingSafeEqual(bytes.subarray(halfBytes), sign(key, sessionId, bytes.subarray(0, halfBytes)));
}

/** The signed text includes the purpose, so that nothing else signed with the key passes for a token. */
function sign(key: string, sessionId: string, random: Uint8Array): Buffer {
  return createHmac('sha256', key)
    .update(`refresh.${sessionId}.`)
    .update(random)
    .digest()
    .subarray(0, halfBytes);
}
