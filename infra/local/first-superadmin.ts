import { randomBytes } from 'node:crypto';
import { bootstrapSuperadmin } from '#functions/domain/staff/bootstrap-superadmin.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { hubBrand } from '#shared/brands/index.ts';

/** Credentials for `/superadmin/login`. */
export type FirstSuperadmin = { email: string; password: string };

/**
 * Creates the superadmin of a new data folder; undefined when there is one, whose password is no longer
 * known.
 */
export async function createFirstSuperadmin(): Promise<FirstSuperadmin | undefined> {
  const email = `superadmin@${hubBrand.domain}`;
  const password = randomBytes(15).toString('base64url');
  const isNew = await bootstrapSuperadmin(await getDeps(), email, () => password);
  return isNew ? { email, password } : undefined;
}
