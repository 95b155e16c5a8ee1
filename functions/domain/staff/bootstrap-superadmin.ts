import { hubBrand } from '#shared/brands/index.ts';
import { addDays } from '#shared/domain/trial.ts';
import type { IdentityPorts } from '../identity/ports.ts';

/** Time for the first sign-in, which replaces the generated password. */
export const initialPasswordDays = 3;

/** Creates the first superadmin unless the address is taken. Returns whether it did. */
export async function bootstrapSuperadmin(
  ports: Pick<IdentityPorts, 'users' | 'hashPassword' | 'now' | 'makeId'>,
  email: string,
  findPassword: () => string | Promise<string>,
): Promise<boolean> {
  const now = ports.now();
  if (await ports.users.findByEmail(email)) return false;
  const passwordExpiresAt = addDays(now, initialPasswordDays).toISOString();
  const createdAt = now.toISOString();
  return ports.users.addStaff({
    userId: ports.makeId(),
    organisationId: null,
    brandId: hubBrand.id,
    role: 'superadmin',
    name: 'Superadmin',
    email: email.toLowerCase(),
    username: email.toLowerCase(),
    phone: '',
    passwordHash: await ports.hashPassword(await findPassword()),
    ...{ createdAt, passwordExpiresAt },
    emailConfirmedAt: createdAt,
  });
}
