import type { KeyCaller } from '#functions/domain/api-keys/find-keys-caller.ts';
import { findPlace } from '#functions/domain/identity/role-in-organisation.ts';
import { type Caller, isSessionAlive } from '#functions/domain/identity/session.ts';
import { findNeededScope } from '#shared/contract/key-scope.ts';
import { findNeededRole } from '#shared/contract/needed-role.ts';
import type { Route } from '#shared/contract/route.ts';
import { apiKeyPrefix, includesScope } from '#shared/domain/api-key.ts';
import { isAtLeast } from '#shared/domain/identity.ts';
import { includesRole, sayRole } from '#shared/domain/organisation-role.ts';
import { organizationHeader } from '#shared/domain/organization-header.ts';
import { AppError } from '#shared/errors.ts';
import { type Deps, getDeps } from '../../wiring/deps.ts';
import type { ApiEvent } from '../call.ts';
import { findClientAddress } from '../find-client-address.ts';
import type { Identified, Step } from './step.ts';

type Authenticating = Pick<
  Deps,
  'findTokenSecret' | 'sessions' | 'users' | 'organisations' | 'memberships' | 'apiKeys' | 'now'
>;
type Guarded = Pick<Route, 'access' | 'method' | 'role' | 'identifies' | 'input'>;

/** Identifies the caller and the address, and authorizes the call. */
export function identify(route: Guarded): Step<Identified> {
  return {
    before: async ({ event }) => {
      event.deps = await getDeps();
      const token = readToken(event);
      const isKey = token?.startsWith(apiKeyPrefix);
      event.key = token && isKey ? await findKey(event.deps, route, token) : undefined;
      event.caller = await authenticate(
        event.deps,
        route,
        event.key ? event.key.caller : token,
        event.headers[organizationHeader],
      );
      event.clientAddress = findClientAddress(event, event.deps.viewerAddressHeader);
    },
  };
}

/**
 * Identifies and authorizes the caller; undefined on public routes. The token only names a session: role, organisation
 * and session are read on each call, so that a sign-out, role change or deletion takes effect at once. Throws
 * UNAUTHENTICATED, NOT_A_MEMBER, FORBIDDEN.
 */
async function authenticate(
  deps: Authenticating,
  route: Guarded,
  from: Caller | string | undefined,
  named: string | undefined,
): Promise<Caller | undefined> {
  if (route.access === 'public' && !route.identifies) return undefined;
  const caller = typeof from === 'string' ? await findCaller(deps, from, named) : from;
  if (route.access === 'public') return caller === 'not-a-member' ? undefined : caller;
  if (caller === 'not-a-member') throw new AppError('NOT_A_MEMBER');
  if (!caller) throw new AppError('UNAUTHENTICATED');
  requireRole(caller, route);
  return caller;
}

/** The caller of an API key; undefined on public routes where keys don't count. Throws UNAUTHENTICATED, FORBIDDEN. */
async function findKey(deps: Authenticating, route: Guarded, token: string): Promise<KeyCaller | undefined> {
  const needed = findNeededScope(route);
  if (!needed && route.access === 'public') return undefined;
  const { findKeysCaller } = await import('#functions/domain/api-keys/find-keys-caller.ts');
  const key = await findKeysCaller(deps, token);
  if (needed && includesScope(key.scope, needed)) return key;
  const message = needed
    ? `This call needs an API key that may ${needed}.`
    : 'API keys do not make this call: it needs a person who is signed in.';
  throw new AppError('FORBIDDEN', { message });
}

function readToken({ headers }: Pick<ApiEvent, 'headers'>): string | undefined {
  return /^Bearer ([\w.-]+)$/.exec(headers.authorization ?? '')?.[1];
}

async function findCaller(
  deps: Authenticating,
  token: string,
  named: string | undefined,
): Promise<Caller | 'not-a-member' | undefined> {
  // Public routes never load signature verification.
  const { readAccessToken } = await import('#functions/domain/identity/session/access-token.ts');
  const subject = await readAccessToken(await deps.findTokenSecret(), token, deps.now());
  if (!subject?.sessionId) return undefined;
  const { userId, sessionId } = subject;
  const [session, user] = await Promise.all([deps.sessions.find(userId, sessionId), deps.users.find(userId)]);
  if (!session || !user || !isSessionAlive(session, deps.now())) return undefined;
  const place = await findPlace(deps, user, named);
  if (place === 'blocked') return undefined;
  const only = session.organisationId;
  if (!place || (only && only !== place.organisationId)) return 'not-a-member';
  return { userId, sessionId, brandId: user.brandId, ...place };
}

function requireRole({ role, organisationRole }: Caller, route: Guarded): void {
  if (route.access !== 'public' && !isAtLeast(role, route.access)) throw new AppError('FORBIDDEN');
  const needed = findNeededRole(route);
  if (needed && organisationRole && !includesRole(organisationRole, needed))
    throw new AppError('FORBIDDEN', { message: sayRole(organisationRole) });
}
