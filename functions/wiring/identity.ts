import type { Deps } from './deps.ts';

/** The ports of the identity rules. */
export function createIdentityPorts(deps: Deps) {
  return { ...deps, attempts: deps.rateLimits };
}
