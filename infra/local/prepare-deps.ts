import { createPasswordHasher } from '#functions/domain/accounts/hash-password.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { unlimitedCounters, withUnlimitedVisitors } from './gateway/unlimited-counters.ts';
import { readSecretsByRole } from './least-privilege/read-secrets-by-role.ts';
import { choosePasswordCost } from './password-cost.ts';

/** Prepares the dependencies of the functions in this process, after its environment is set. */
export async function prepareDeps({ hasRateLimits }: { hasRateLimits: boolean }): Promise<void> {
  await readSecretsByRole();
  const deps = await getDeps();
  Object.assign(deps, createPasswordHasher(choosePasswordCost(process.env)));
  if (hasRateLimits) return;
  Object.assign(deps, { rateLimits: unlimitedCounters, modelStore: withUnlimitedVisitors(deps.modelStore) });
}
