import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { sessionIdleHours } from '#functions/domain/identity/session.ts';
import type { Audience } from '#shared/domain/identity.ts';

/**
 * Customers and staff have a cookie each, so that both can be signed in in one browser. `__Host-` binds a cookie to its
 * host and to TLS; a server without TLS, which only the local stack is, cannot set such a one.
 */
function nameCookie(audience: Audience, isSecure: boolean): string {
  return `${isSecure ? '__Host-' : ''}${audience}-session`;
}

/** `Set-Cookie` for a refresh token, or for none: then the browser forgets it. */
export function writeRefreshCookie(
  audience: Audience,
  refreshToken: string | undefined,
  isSecure: boolean,
): string {
  return [
    `${nameCookie(audience, isSecure)}=${refreshToken ?? ''}`,
    'Path=/',
    `Max-Age=${refreshToken ? sessionIdleHours * 3600 : 0}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
}

/** The refresh token of a call; undefined when it has none. */
export function readRefreshCookie(
  audience: Audience,
  { cookies = [] }: Pick<APIGatewayProxyEventV2, 'cookies'>,
  isSecure: boolean,
): string | undefined {
  const prefix = `${nameCookie(audience, isSecure)}=`;
  return cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length);
}
