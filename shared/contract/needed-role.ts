import type { ErrorCode } from '#shared/errors.ts';
import type { OrganisationRole } from '../domain/organisation-role.ts';
import type { Route } from './route.ts';

/**
 * The role that a call needs in the caller's organisation: what its route says, else to read a viewer, to write an editor.
 * Undefined for calls of visitors and of staff. The only table of roles: the server, the documentation and the
 * authorization tests read it.
 */
export function findNeededRole({
  access,
  method,
  role,
}: Pick<Route, 'access' | 'method' | 'role'>): OrganisationRole | undefined {
  switch (access) {
    case 'public':
    case 'domain-admin':
    case 'superadmin':
      return undefined;
    case 'owner':
      return 'owner';
    case 'member':
      return role ?? (method === 'GET' || method === 'HEAD' ? 'viewer' : 'editor');
  }
}

/** What a route may raise, with the refusal of a role that is too low. */
export function listErrors(
  route: Pick<Route, 'access' | 'method' | 'role' | 'errors'>,
): readonly ErrorCode[] {
  const needed = findNeededRole(route);
  const refuses = needed !== undefined && needed !== 'viewer' && !route.errors.includes('FORBIDDEN');
  return refuses ? [...route.errors, 'FORBIDDEN'] : route.errors;
}
