import { finishProviderSignIn } from '#functions/domain/identity-provider/finish-sign-in.ts';
import { welcome } from '#functions/http/answer-sign-in.ts';
import { describeDevice } from '#functions/http/describe-device.ts';
import { handle } from '#functions/http/handle.ts';
import { readProviderCookie, writeProviderCookie } from '#functions/http/provider-cookie.ts';
import { openIdentityProviderPorts } from '#functions/wiring/lazy/open-identity-provider.ts';
import { identityProvider } from '#shared/contract/organization/identity-provider.ts';

export const handler = handle(identityProvider.finish, async ({ query }, call) => {
  const device = { audience: 'user' as const, device: describeDevice(call.event.headers['user-agent']) };
  const browserSecret = readProviderCookie(call);
  writeProviderCookie(call, undefined);
  const ports = openIdentityProviderPorts(call.deps);
  return welcome(call, device, await finishProviderSignIn(ports, { query, browserSecret }, device));
});
