import type { ApiKeyScope } from '../domain/api-key.ts';
import { findNeededRole } from './needed-role.ts';
import type { Route } from './route.ts';

/**
 * The scope that an API key needs for a call; undefined where keys don't count. A key acts on assistants, so the call names
 * one, and never does what only a person may: sign in, pay, invite, delete the account.
 */
export function findNeededScope(
  route: Pick<Route, 'access' | 'method' | 'role' | 'input'>,
): ApiKeyScope | undefined {
  if (!('conversionId' in route.input.shape)) return undefined;
  if (route.access === 'public') return 'ask';
  switch (findNeededRole(route)) {
    case 'viewer':
      return 'read';
    case 'editor':
      return 'manage';
    case 'owner':
    case undefined:
      return undefined;
  }
}
