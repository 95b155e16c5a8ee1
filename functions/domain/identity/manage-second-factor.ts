import { brands } from '#shared/brands/index.ts';
import { needsSecondFactor } from '#shared/domain/identity.ts';
import { AppError } from '#shared/errors.ts';
import type { User } from '../accounts/account.ts';
import type { IdentityPorts } from './ports.ts';
import { countCode, requireCode } from './require-code.ts';
import { type Proof, requirePassword } from './require-password.ts';
import { findCodeStep, makeRecoveryCodes, makeSecondFactor } from './second-factor.ts';

/** Makes a secret that counts once a code of it was entered. */
export async function beginSecondFactor(ports: IdentityPorts, { userId, email, brandId }: User) {
  const setup = makeSecondFactor(ports, email, brands[brandId].name);
  await ports.users.update(userId, { pendingSecondFactor: setup.secret });
  return setup;
}

/** Turns the second factor on with its first code; answers the recovery codes. Throws WRONG_CODE, CONFLICT, RATE_LIMITED. */
export async function enableSecondFactor(ports: IdentityPorts, user: User, code: string): Promise<string[]> {
  const secret = user.pendingSecondFactor;
  if (!secret) throw new AppError('CONFLICT');
  const attempt = await countCode(ports, user);
  const lastStep = findCodeStep(secret, code.replaceAll(' ', ''), ports.now());
  if (lastStep === undefined) throw new AppError('WRONG_CODE');
  const { codes, hashes } = makeRecoveryCodes(ports);
  await ports.users.update(user.userId, {
    secondFactor: { secret, lastStep, recoveryCodeHashes: hashes },
    pendingSecondFactor: null,
  });
  await attempt.forget();
  return codes;
}

/** As `beginSecondFactor`, for someone who is signed in and has none. Throws WRONG_CREDENTIALS, CONFLICT. */
export async function addSecondFactor(ports: IdentityPorts, user: User, proof: Proof) {
  await requirePassword(ports, user, proof);
  if (user.secondFactor) throw new AppError('CONFLICT');
  return beginSecondFactor(ports, user);
}

/** Turns the second factor off. Throws WRONG_CREDENTIALS, WRONG_CODE, and FORBIDDEN for whoever needs one. */
export async function removeSecondFactor(
  ports: IdentityPorts,
  user: User,
  { code, ...proof }: Proof & { code: string },
): Promise<void> {
  if (needsSecondFactor(user.role)) throw new AppError('FORBIDDEN');
  await requirePassword(ports, user, proof);
  await requireCode(ports, user, code);
  await ports.users.update(user.userId, { secondFactor: null });
}
