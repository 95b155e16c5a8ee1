import { brands } from '#shared/brands/index.ts';
import { AppError } from '#shared/errors.ts';
import type { User } from '../accounts/account.ts';
import { mustUseSecondFactor } from './must-use-second-factor.ts';
import { type Proof, requirePassword } from './password/require-password.ts';
import type { IdentityPorts } from './ports.ts';
import { countCode, requireCode } from './require-code.ts';
import { findCodeStep, makeRecoveryCodes, makeSecondFactor } from './second-factor.ts';
import { endSessions } from './session/open-session.ts';

/** Creates a secret that becomes active once a code from it is entered. */
export async function beginSecondFactor(ports: IdentityPorts, { userId, email, brandId }: User) {
  const setup = makeSecondFactor(ports, email, brands[brandId].name);
  await ports.users.update(userId, { pendingSecondFactor: setup.secret });
  return setup;
}

/**
 * Turns on the second factor with its first code, and ends every session but the caller's, which began without it.
 * Returns the recovery codes. Throws WRONG_CODE, CONFLICT, RATE_LIMITED.
 */
export async function enableSecondFactor(
  ports: IdentityPorts,
  user: User,
  { code, sessionId }: { code: string; sessionId?: string },
): Promise<string[]> {
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
  await endSessions(ports, user.userId, sessionId);
  return codes;
}

/** Like `beginSecondFactor`, for a signed-in person without one. Throws WRONG_CREDENTIALS, CONFLICT. */
export async function addSecondFactor(ports: IdentityPorts, user: User, proof: Proof) {
  await requirePassword(ports, user, proof);
  if (user.secondFactor) throw new AppError('CONFLICT');
  return beginSecondFactor(ports, user);
}

/**
 * Turns off the second factor and ends every session but the caller's. Throws WRONG_CREDENTIALS, WRONG_CODE, and
 * FORBIDDEN when it is mandatory.
 */
export async function removeSecondFactor(
  ports: IdentityPorts,
  user: User,
  { code, sessionId, ...proof }: Proof & { code: string; sessionId: string },
): Promise<void> {
  if (await mustUseSecondFactor(ports, user)) throw new AppError('FORBIDDEN');
  await requirePassword(ports, user, proof);
  await requireCode(ports, user, code);
  await ports.users.update(user.userId, { secondFactor: null });
  await endSessions(ports, user.userId, sessionId);
}
