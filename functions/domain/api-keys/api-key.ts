import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { type ApiKey, apiKeySchema } from '#shared/contract/organization/api-keys.ts';
import { apiKeyPrefix } from '#shared/domain/api-key.ts';
import { hashToken, makeSecretToken } from '../identity/secret-token.ts';

/** A key as stored: the hash in place of its secret. */
export const storedApiKeySchema = apiKeySchema.extend({ hash: z.string(), createdBy: z.string() });
export type StoredApiKey = z.infer<typeof storedApiKeySchema>;

type ParsedToken = { organisationId: string; keyId: string; secret: string };

/** A key's text, and what is stored of it. The ids find its record; the secret proves it. */
export function makeApiKeyToken(
  ports: { randomBytes(count: number): Uint8Array; makeId(): string },
  organisationId: string,
): { token: string; keyId: string; hash: string } {
  const keyId = ports.makeId();
  const { token: secret, hash } = makeSecretToken(ports);
  return { token: `${apiKeyPrefix}${organisationId}_${keyId}_${secret}`, keyId, hash };
}

/** Undefined for what is no key. */
export function parseApiKeyToken(token: string): ParsedToken | undefined {
  const [, organisationId, keyId, secret] =
    /^gpts_([a-z0-9-]{1,64})_([a-z0-9]{1,64})_([\w-]{43})$/.exec(token) ?? [];
  return organisationId && keyId && secret ? { organisationId, keyId, secret } : undefined;
}

export function isSecretOf({ hash }: StoredApiKey, secret: string): boolean {
  const given = Buffer.from(hashToken(secret));
  const stored = Buffer.from(hash);
  return given.length === stored.length && timingSafeEqual(given, stored);
}

/** What an owner sees of a key. */
export const describeApiKey = ({ hash: _hash, createdBy: _by, ...key }: StoredApiKey): ApiKey => key;
