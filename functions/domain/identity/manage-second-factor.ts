import { brands } from '#shared/brands/index.ts';
import { isAtLeast } from '#shared/domain/identity.ts';
import { AppError } from '#shared/errors.ts';
import type { User } from '../accounts/account.ts';
import type { IdentityWorld } from './identity-world.ts';
import { countAttempt, signInLimit } from './limit-attempts.ts';
import { requirePassword } from './require-password.ts';
import { findCodeStep, makeRecoveryCodes, makeSecondFactor, spendCode } from './second-factor.ts';

/** Makes a secret that counts once a code of it was entered. */
export async function beginSecondFactor(world: IdentityWorld, { userId, email, brandId }: User) {
  const setup = makeSecondFactor(world, email, brands[brandId].name);
  await world.users.update(userId, { pendingSecondFactor: setup.secret });
  return setup;
}

/** Turns the second factor on by a first code of it; answers the recovery codes. Throws WRONG_CODE, CONFLICT. */
export async function enableSecondFactor(world: IdentityWorld, user: User, code: string): Promise<string[]> {
  const secret = user.pendingSecondFactor;
  if (!secret) throw new AppError('CONFLICT');
  const lastStep = findCodeStep(secret, code.replaceAll(' ', ''), world.now());
  if (lastStep === undefined) throw new AppError('WRONG_CODE');
  const { codes, hashes } = makeRecoveryCodes(world);
  await world.users.update(user.userId, {
    secondFactor: { secret, lastStep, recoveryCodeHashes: hashes },
    pendingSecondFactor: null,
  });
  return codes;
}

/** As `beginSecondFactor`, for someone who is signed in and has none. Throws WRONG_CREDENTIALS, CONFLICT. */
export async function addSecondFactor(world: IdentityWorld, user: User, currentPassword: string) {
  await requirePassword(world, user, currentPassword);
  if (user.secondFactor) throw new AppError('CONFLICT');
  return beginSecondFactor(world, user);
}

/** Turns the second factor off. Throws WRONG_CREDENTIALS, WRONG_CODE, and FORBIDDEN for staff, who need one. */
export async function removeSecondFactor(
  world: IdentityWorld,
  user: User,
  { currentPassword, code }: { currentPassword: string; code: string },
): Promise<void> {
  if (isAtLeast(user.role, 'domain-admin')) throw new AppError('FORBIDDEN');
  await requirePassword(world, user, currentPassword);
  await requireCode(world, user, code);
  await world.users.update(user.userId, { secondFactor: null });
}

/** Throws WRONG_CODE, RATE_LIMITED. */
export async function requireCode(world: IdentityWorld, user: User, code: string): Promise<void> {
  const forgetAttempts = await countAttempt(world, signInLimit, user.email);
  if (!(await spendCode(world, user, code))) throw new AppError('WRONG_CODE');
  await forgetAttempts();
}
