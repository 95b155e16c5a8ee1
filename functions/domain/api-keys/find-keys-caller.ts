import type { ApiKeyScope } from '#shared/domain/api-key.ts';
import type { OrganisationRole } from '#shared/domain/organisation-role.ts';
import { AppError } from '#shared/errors.ts';
import type { Caller } from '../identity/session.ts';
import { isSecretOf, parseApiKeyToken, type StoredApiKey } from './api-key.ts';
import type { KeyCallerPorts } from './ports.ts';

/** Who calls with a key: the organisation, in the name of the owner who made it. */
export type KeyCaller = { keyId: string; caller: Caller; scope: ApiKeyScope; callsPerMinute: number };

/** The use of a key is noted once an hour, which spares a write a call. */
const noteEveryMs = 3_600_000;
/** A program may ask for many people; one on trial shows that it works. */
const callsPerMinute = { trial: 60, paid: 600 };

/**
 * The caller of a key. Key, maker and organisation are read on each call, so that its end takes effect at once. Throws
 * UNAUTHENTICATED for every other text, alike.
 */
export async function findKeysCaller(ports: KeyCallerPorts, token: string): Promise<KeyCaller> {
  const parsed = parseApiKeyToken(token);
  const key = parsed && (await ports.apiKeys.find(parsed.organisationId, parsed.keyId));
  if (!parsed || !key || !isSecretOf(key, parsed.secret)) throw refuseKey();
  const { organisationId } = parsed;
  const [user, organisation] = await Promise.all([
    ports.users.find(key.createdBy),
    ports.organisations.find(organisationId),
  ]);
  if (!user || user.deactivatedAt || !organisation) throw refuseKey();
  await noteUse(ports, organisationId, key);
  const caller = {
    ...{ userId: user.userId, sessionId: '', brandId: user.brandId, organisationId },
    ...{ role: 'member' as const, organisationRole: roles[key.scope] },
  };
  const plan = organisation.plan === 'trial' ? 'trial' : 'paid';
  return { keyId: key.keyId, caller, scope: key.scope, callsPerMinute: callsPerMinute[plan] };
}

const roles: Record<ApiKeyScope, OrganisationRole> = { ask: 'viewer', read: 'viewer', manage: 'editor' };

function refuseKey(): AppError {
  return new AppError('UNAUTHENTICATED', { message: 'This API key does not exist, or was ended.' });
}

async function noteUse({ apiKeys, now }: KeyCallerPorts, organisationId: string, key: StoredApiKey) {
  const at = now();
  if (key.lastUsedAt && at.getTime() - Date.parse(key.lastUsedAt) < noteEveryMs) return;
  await apiKeys.noteUse(organisationId, key.keyId, at.toISOString());
}
