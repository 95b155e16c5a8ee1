import { type Caller, isSessionAlive } from '#functions/domain/identity/session.ts';
import type { Route } from '#shared/contract/route.ts';
import { isAtLeast, type Role } from '#shared/domain/identity.ts';
import { AppError } from '#shared/errors.ts';
import { type Deps, getDeps } from '../../wiring/deps.ts';
import type { ApiEvent } from '../call.ts';
import { findClientAddress } from '../find-client-address.ts';
import type { Identified, Step } from './step.ts';

type Authenticating = Pick<Deps, 'findTokenSecret' | 'sessions' | 'users' | 'now'>;
type Request = Pick<ApiEvent, 'headers'>;

/** Identifies the caller and the address, and authorizes the call. */
export function identify(route: Pick<Route, 'access' | 'identifies'>): Step<Identified> {
  return {
    before: async ({ event }) => {
      event.deps = await getDeps();
      event.caller = await authenticate(event.deps, route, event);
      event.clientAddress = findClientAddress(event, event.deps.viewerAddressHeader);
    },
  };
}

/**
 * Identifies and authorizes the caller; undefined on public routes. The token only names a session: role, organisation
 * and session are read on each call, so that a sign-out, role change or deletion takes effect at once. Throws
 * UNAUTHENTICATED, FORBIDDEN.
 */
async function authenticate(
  deps: Authenticating,
  { access, identifies = false }: Pick<Route, 'access' | 'identifies'>,
  request: Request,
): Promise<Caller | undefined> {
  if (access === 'public') return identifies ? findCaller(deps, request) : undefined;
  const caller = await findCaller(deps, request);
  if (!caller) throw new AppError('UNAUTHENTICATED');
  requireRole(caller, access);
  return caller;
}

async function findCaller(deps: Authenticating, { headers }: Request): Promise<Caller | undefined> {
  const [, token] = /^Bearer ([\w.-]+)$/.exec(headers.authorization ?? '') ?? [];
  if (!token) return undefined;
  // Public routes never load signature verification.
  const { readAccessToken } = await import('#functions/domain/identity/session/access-token.ts');
  const subject = await readAccessToken(await deps.findTokenSecret(), token, deps.now());
  if (!subject?.sessionId) return undefined;
  const { userId, sessionId } = subject;
  const [session, user] = await Promise.all([deps.sessions.find(userId, sessionId), deps.users.find(userId)]);
  if (!session || !user || user.deactivatedAt || !isSessionAlive(session, deps.now())) return undefined;
  const { role, organisationId, brandId } = user;
  return { userId, sessionId, role, organisationId, brandId };
}

function requireRole({ role }: Caller, least: Role): void {
  if (!isAtLeast(role, least)) throw new AppError('FORBIDDEN');
}
