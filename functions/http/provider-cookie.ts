import { pendingMinutes } from '#functions/domain/identity-provider/begin-sign-in.ts';
import type { Call } from './call.ts';

/** Binds a sign-in with a provider to the browser that began it. */
export function writeProviderCookie({ setCookie, deps }: Call, browserSecret: string | undefined): void {
  const cookie = [
    `${nameCookie(deps.usesSecureCookies)}=${browserSecret ?? ''}`,
    'Path=/',
    `Max-Age=${browserSecret ? pendingMinutes * 60 : 0}`,
    'HttpOnly',
    // Our own page sends it, not the provider's redirect.
    'SameSite=Strict',
    ...(deps.usesSecureCookies ? ['Secure'] : []),
  ];
  setCookie(cookie.join('; '));
}

export function readProviderCookie({ event: { cookies = [] }, deps }: Call): string | undefined {
  const prefix = `${nameCookie(deps.usesSecureCookies)}=`;
  return cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length);
}

const nameCookie = (isSecure: boolean): string => `${isSecure ? '__Host-' : ''}provider-sign-in`;
