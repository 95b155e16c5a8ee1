import { areaPolicies } from './area-policies.ts';
import type { Policy } from './policy.ts';
import { routePolicies } from './route-policies.ts';

const policiesOfAreas = new Map<string, Policy>(Object.entries(areaPolicies));
const policiesOfRoutes = new Map<string, Policy>(Object.entries(routePolicies));

/** A route's policy with the name of its role: its own, or its area's. Throws when there is none. */
export function findPolicy({ area, action }: { area: string; action: string }): {
  roleName: string;
  policy: Policy;
} {
  const routeName = `${area}.${action}`;
  const own = policiesOfRoutes.get(routeName);
  if (own) return { roleName: routeName.replace('.', '-'), policy: own };
  const policy = policiesOfAreas.get(area);
  if (!policy) throw new Error(`The area ${area} has no policy`);
  return { roleName: area, policy };
}
