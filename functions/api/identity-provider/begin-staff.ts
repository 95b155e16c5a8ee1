import { beginStaffSignIn } from '#functions/domain/identity-provider/sign-in-staff.ts';
import { handle } from '#functions/http/handle.ts';
import { writeProviderCookie } from '#functions/http/provider-cookie.ts';
import { openIdentityProviderPorts } from '#functions/wiring/lazy/open-identity-provider.ts';
import { identityProvider } from '#shared/contract/organization/identity-provider.ts';

export const handler = handle(identityProvider.beginStaff, async ({ returnPath }, call) => {
  const { origin } = call.event.headers;
  const ports = openIdentityProviderPorts(call.deps);
  const { url, browserSecret } = await beginStaffSignIn(ports, { returnPath, origin });
  if (browserSecret) writeProviderCookie(call, browserSecret);
  return { url };
});
