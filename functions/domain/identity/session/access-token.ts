import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';

/** Lifetime of an access token; every call still checks its session. */
export const accessTokenSeconds = 900;
const issuer = 'gptsites';
const audience = 'gptsites-api';
/** The only accepted algorithm; a token's own header is ignored. */
const algorithm = 'HS256';
/** RFC 7518 section 3.2: a key at least as long as the hash. */
const leastKeyBytes = 32;
const longestToken = 2048;

const claimsSchema = z.object({
  sub: z.string().min(1),
  sid: z.string().optional(),
  exp: z.number().int(),
  token_use: z.literal('access'),
});
/** The subject of a token. Without a session it identifies nobody. */
export type TokenSubject = { userId: string; sessionId: string | undefined };

/** Signs a token for a session. Throws when the secret is too short. */
export async function signAccessToken(
  secret: string,
  { userId, sessionId }: { userId: string; sessionId: string },
  now: Date,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: sessionId, token_use: 'access' })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setSubject(userId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + accessTokenSeconds)
    .sign(toKey(secret));
}

/** The subject of a token; undefined for foreign and expired tokens. */
export async function readAccessToken(
  secret: string,
  token: string,
  now: Date,
): Promise<TokenSubject | undefined> {
  if (!isPlainToken(token)) return undefined;
  try {
    const { payload } = await jwtVerify(token, toKey(secret), {
      algorithms: [algorithm],
      issuer,
      audience,
      requiredClaims: ['sub', 'iat', 'exp'],
      maxTokenAge: accessTokenSeconds,
      currentDate: now,
    });
    const claims = claimsSchema.safeParse(payload);
    return claims.success ? { userId: claims.data.sub, sessionId: claims.data.sid } : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Requires three parts in canonical base64url, so that each token has exactly one spelling. */
function isPlainToken(token: string): boolean {
  const parts = token.split('.');
  return (
    token.length <= longestToken &&
    parts.length === 3 &&
    parts.every((part) => part && Buffer.from(part, 'base64url').toString('base64url') === part)
  );
}

function toKey(secret: string): Uint8Array {
  const key = new TextEncoder().encode(secret);
  if (key.length < leastKeyBytes) throw new RangeError(`The token secret needs ${leastKeyBytes} bytes`);
  return key;
}
