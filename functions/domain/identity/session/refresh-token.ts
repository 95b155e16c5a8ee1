import { hashToken, makeSecretToken } from '../secret-token.ts';

/** Content of the cookie: the session to renew, and the secret that proves it. */
type RefreshToken = { userId: string; sessionId: string; hash: string };

export function makeRefreshToken(
  ports: { randomBytes(count: number): Uint8Array },
  userId: string,
  sessionId: string,
): { refreshToken: string; hash: string } {
  const { token, hash } = makeSecretToken(ports);
  return { refreshToken: `${userId}.${sessionId}.${token}`, hash };
}

/** Undefined for malformed tokens. */
export function parseRefreshToken(text: string | undefined): RefreshToken | undefined {
  const [, userId, sessionId, token] = /^(\w{1,64})\.(\w{1,64})\.([\w-]{43})$/.exec(text ?? '') ?? [];
  return userId && sessionId && token ? { userId, sessionId, hash: hashToken(token) } : undefined;
}
