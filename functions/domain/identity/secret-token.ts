import { createHash } from 'node:crypto';

/** A bearer secret with the hash stored in its place. 256 random bits need no salt. */
export type SecretToken = { token: string; hash: string };

export function makeSecretToken({ randomBytes }: { randomBytes(count: number): Uint8Array }): SecretToken {
  const token = Buffer.from(randomBytes(32)).toString('base64url');
  return { token, hash: hashToken(token) };
}

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
