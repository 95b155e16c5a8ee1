import type { Device } from '#functions/domain/identity/ports.ts';
import type { Credentials, SignIn } from '#functions/domain/identity/sign-in.ts';
import { signIn } from '#functions/domain/identity/sign-in.ts';
import type { SignInReply } from '#shared/contract/auth.ts';
import { type Audience, isAtLeast, type Profile } from '#shared/domain/identity.ts';
import type { Deps } from '../wiring/deps.ts';
import type { Call } from './call.ts';
import { describeDevice } from './describe-device.ts';
import { identifyDevice, rememberDevice } from './device-cookie.ts';
import { storeRefreshToken } from './session-cookies.ts';

/** Signs in a customer or a member of staff, and puts the refresh token in the cookie. */
export async function answerSignIn(
  call: Call,
  audience: Audience,
  credentials: Credentials,
): Promise<SignInReply> {
  const device = { audience, device: describeDevice(call.event.headers['user-agent']) };
  const result = await signIn(call.deps, credentials, device, (account) => identifyDevice(call, account));
  return result.outcome === 'signed-in' ? welcome(call, device, result) : result;
}

/** Puts the refresh token of a new session in the cookie, and makes the browser a known device. */
export async function welcome<SignedIn extends Extract<SignIn, { outcome: 'signed-in' }>>(
  call: Call,
  { audience, device }: Device,
  { session, ...reply }: SignedIn,
  isByProvider?: true,
) {
  await logSignInOfStaff(call.deps, reply.user, { device, isByProvider });
  const tokens = storeRefreshToken(call, audience, session);
  await rememberDevice(call, reply.user.email);
  return { ...reply, success: true as const, tokens };
}

async function logSignInOfStaff(
  deps: Deps,
  { userId, role }: Profile,
  how: { device: string; isByProvider?: true | undefined },
): Promise<void> {
  if (!isAtLeast(role, 'domain-admin')) return;
  const { makeStaffAction } = await import('#functions/domain/staff-log/staff-action.ts');
  await deps.staffActions.add(makeStaffAction(deps, userId, { kind: 'signed-in', ...how }));
}
