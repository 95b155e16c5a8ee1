import type { ApiKey } from '#shared/contract/organization/api-keys.ts';
import { type ApiKeyScope, apiKeyLimit } from '#shared/domain/api-key.ts';
import { AppError } from '#shared/errors.ts';
import type { User } from '../accounts/account.ts';
import { type Proof, requirePassword } from '../identity/password/require-password.ts';
import type { Caller } from '../identity/session.ts';
import { requireOrganisation } from '../members/find-members.ts';
import { describeApiKey, makeApiKeyToken } from './api-key.ts';
import type { ApiKeyPorts, KeyMakerPorts } from './ports.ts';

/** The keys of the caller's organisation, newest first. Throws FORBIDDEN for staff, who have none. */
export async function listApiKeys({ apiKeys }: ApiKeyPorts, caller: Caller): Promise<{ keys: ApiKey[] }> {
  const keys = await apiKeys.list(requireOrganisation(caller));
  return {
    keys: keys.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt)).map(describeApiKey),
  };
}

/** Makes a key, whose text only this reply has. Throws VALIDATION when there are too many, and what `requirePassword` does. */
export async function createApiKey(
  ports: KeyMakerPorts,
  { caller, user, proof }: { caller: Caller; user: User; proof: Proof },
  { name, scope }: { name: string; scope: ApiKeyScope },
): Promise<{ key: ApiKey; token: string }> {
  const organisationId = requireOrganisation(caller);
  await requirePassword(ports, user, proof);
  const { token, keyId, hash } = makeApiKeyToken(ports, organisationId);
  const createdAt = ports.now().toISOString();
  const key = { keyId, name, scope, createdAt, hash, createdBy: caller.userId };
  if ((await ports.apiKeys.add(organisationId, key)) !== 'added') {
    const message = `An organization has at most ${apiKeyLimit} keys. End one that is no longer used.`;
    throw new AppError('VALIDATION', { message, issues: [{ field: 'name', message }] });
  }
  return { key: describeApiKey(key), token };
}

/** Ends a key at once. Throws NOT_FOUND. */
export async function revokeApiKey(
  { apiKeys }: ApiKeyPorts,
  caller: Caller,
  keyId: string,
): Promise<{ success: true }> {
  const organisationId = requireOrganisation(caller);
  if (!(await apiKeys.find(organisationId, keyId))) throw new AppError('NOT_FOUND');
  await apiKeys.remove(organisationId, keyId);
  return { success: true };
}
