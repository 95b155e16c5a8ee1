import { isAtLeast, type Profile } from '#shared/domain/identity.ts';
import { AppError } from '#shared/errors.ts';
import type { User } from '../accounts/account.ts';
import { describeProfile } from './describe-profile.ts';
import { countPasswordGuess, type Guesser } from './limit-password-guesses.ts';
import { beginSecondFactor, enableSecondFactor } from './manage-second-factor.ts';
import { mustUseSecondFactor } from './must-use-second-factor.ts';
import { refusePasswordOfProvider } from './password/refuse-password.ts';
import type { Device, IdentityPorts } from './ports.ts';
import { requireCode } from './require-code.ts';
import { type OpenedSession, openSession } from './session/open-session.ts';
import { warnOwner } from './warn-owner.ts';

/** `email` is the email address or the username; `newPassword` replaces a generated password. */
export type Credentials = {
  email: string;
  password: string;
  newPassword?: string | undefined;
  code?: string | undefined;
};

export type SignIn =
  | {
      outcome: 'signed-in';
      session: OpenedSession;
      user: Profile;
      isDeletionCancelled: boolean;
      /** Recovery codes, shown only when this sign-in set up the second factor. */
      recoveryCodes: string[];
    }
  | { outcome: 'second-factor-required' }
  | { outcome: 'second-factor-setup-required'; setup: { secret: string; address: string } };

/**
 * Signs a person in. An unknown name, a wrong password, and a non-staff account at the staff sign-in get the same
 * reply after the same time. Throws WRONG_CREDENTIALS, NEW_PASSWORD_REQUIRED, PASSWORD_EXPIRED, VALIDATION, WRONG_CODE,
 * FORBIDDEN, RATE_LIMITED.
 */
export async function signIn(
  ports: IdentityPorts,
  { email: name, password, newPassword, code }: Credentials,
  device: Device,
  identifyGuesser: (account: string) => Promise<Guesser>,
): Promise<SignIn> {
  const user = await ports.users.findBySignInName(name);
  const account = user?.email ?? name;
  const target = { name, account, passwordChangedAt: user?.passwordChangedAt };
  const guess = await countPasswordGuess(ports, target, await identifyGuesser(account));
  const isRight = await ports.verifyPassword(password, user?.passwordHash);
  if (!user || !isRight || !mayUseDoor(user, device) || isGone(user, ports.now())) {
    if (guess.isLastOfStrangers) await warnOwner(ports, 'strangers-refused', { account, user });
    throw new AppError('WRONG_CREDENTIALS');
  }
  await guess.forgive();
  await refusePasswordOfProvider(ports, user);
  let { passwordHash } = user;
  if (user.passwordExpiresAt !== undefined || newPassword !== undefined) {
    // Loads a list of 18,000 passwords.
    const { replaceGeneratedPassword } = await import('./password/replace-generated-password.ts');
    passwordHash = await replaceGeneratedPassword(ports, user, { password, newPassword });
  }
  const passed = await passSecondFactor(ports, user, code);
  if (passed.outcome !== 'passed') return passed;
  const isDeletionCancelled = user.deletionDueAt !== undefined && (await ports.users.cancelDeletion(user));
  const session = await openSession(ports, user, device);
  const current = await ports.users.find(user.userId);
  // A new password ends the sessions there are: one that was opened meanwhile with the old password ends here.
  if (current?.passwordHash !== passwordHash) {
    await ports.sessions.end(user.userId, session.sessionId);
    throw new AppError('WRONG_CREDENTIALS');
  }
  ports.reportSecurity('signed-in', {
    ...{ userId: user.userId, sessionId: session.sessionId, audience: device.audience },
    factors: current.secondFactor ? 'password and code' : 'password',
  });
  return {
    outcome: 'signed-in',
    session,
    user: await describeProfile(ports, current),
    isDeletionCancelled,
    recoveryCodes: passed.recoveryCodes,
  };
}

/**
 * Deactivated staff can't sign in; an account due for erasure may be half erased and can't be kept any more.
 */
export function isGone({ deletionDueAt, deactivatedAt }: User, now: Date): boolean {
  if (deactivatedAt !== undefined) return true;
  return deletionDueAt !== undefined && deletionDueAt <= now.toISOString();
}

function mayUseDoor({ role }: User, { audience }: Device): boolean {
  return audience === 'user' || isAtLeast(role, 'domain-admin');
}

type SecondFactorResult =
  | { outcome: 'passed'; recoveryCodes: string[] }
  | Exclude<SignIn, { outcome: 'signed-in' }>;

/**
 * Checks the second factor and returns what the sign-in still needs. Staff, and members whose organisation asks for it,
 * set one up now. Throws WRONG_CODE, RATE_LIMITED.
 */
export async function passSecondFactor(
  ports: IdentityPorts,
  user: User,
  code: string | undefined,
): Promise<SecondFactorResult> {
  if (user.secondFactor) {
    if (!code) return { outcome: 'second-factor-required' };
    await requireCode(ports, user, code);
    return { outcome: 'passed', recoveryCodes: [] };
  }
  if (!(await mustUseSecondFactor(ports, user))) return { outcome: 'passed', recoveryCodes: [] };
  if (code) return { outcome: 'passed', recoveryCodes: await enableSecondFactor(ports, user, { code }) };
  return { outcome: 'second-factor-setup-required', setup: await beginSecondFactor(ports, user) };
}
