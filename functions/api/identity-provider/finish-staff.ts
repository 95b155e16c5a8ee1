import { finishStaffSignIn } from '#functions/domain/identity-provider/sign-in-staff.ts';
import { welcome } from '#functions/http/answer-sign-in.ts';
import { describeDevice } from '#functions/http/describe-device.ts';
import { handle } from '#functions/http/handle.ts';
import { readProviderCookie, writeProviderCookie } from '#functions/http/provider-cookie.ts';
import { openIdentityProviderPorts } from '#functions/wiring/lazy/open-identity-provider.ts';
import { identityProvider } from '#shared/contract/organization/identity-provider.ts';

export const handler = handle(identityProvider.finishStaff, async (input, call) => {
  const device = { audience: 'staff' as const, device: describeDevice(call.event.headers['user-agent']) };
  const ports = { ...call.deps, ...openIdentityProviderPorts(call.deps) };
  const sent = { ...input, browserSecret: readProviderCookie(call) };
  const result = await finishStaffSignIn(ports, sent, device);
  if (result.outcome !== 'signed-in') return result;
  writeProviderCookie(call, undefined);
  return welcome(call, device, result, true);
});
