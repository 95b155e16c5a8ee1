import { hubBrand } from '#shared/brands/index.ts';
import type { IdentityWorld } from '../identity/identity-world.ts';

type BootstrapWorld = Pick<IdentityWorld, 'users' | 'hashPassword' | 'now' | 'makeId'>;

/** Creates the first superadmin, unless somebody has the address. Whether this call did. */
export async function bootstrapSuperadmin(
  world: BootstrapWorld,
  email: string,
  findPassword: () => string | Promise<string>,
): Promise<boolean> {
  if (await world.users.findByEmail(email)) return false;
  const createdAt = world.now().toISOString();
  return world.users.addStaff({
    userId: world.makeId(),
    organisationId: null,
    brandId: hubBrand.id,
    role: 'superadmin',
    name: 'Superadmin',
    email: email.toLowerCase(),
    username: email.toLowerCase(),
    phone: '',
    passwordHash: await world.hashPassword(await findPassword()),
    createdAt,
    emailConfirmedAt: createdAt,
  });
}
