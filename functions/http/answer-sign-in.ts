import type { Credentials } from '#functions/domain/identity/sign-in.ts';
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
  if (result.outcome !== 'signed-in') return result;
  await logSignInOfStaff(call.deps, result.user, device.device);
  const { session, ...reply } = result;
  const tokens = storeRefreshToken(call, audience, session);
  await rememberDevice(call, result.user.email);
  return { ...reply, success: true, tokens };
}

async function logSignInOfStaff(deps: Deps, { userId, role }: Profile, device: string): Promise<void> {
  if (!isAtLeast(role, 'domain-admin')) return;
  const { makeStaffAction } = await import('#functions/domain/staff-log/staff-action.ts');
  await deps.staffActions.add(makeStaffAction(deps, userId, { kind: 'signed-in', device }));
}
