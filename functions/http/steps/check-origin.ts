import { brands, findBrandByHost } from '#shared/brands/index.ts';
import type { Route } from '#shared/contract/route.ts';
import { isCustomersHost } from '#shared/domain/own-domain/read-own-domain.ts';
import { AppError } from '#shared/errors.ts';
import type { ApiEvent } from '../call.ts';
import { viewerHostHeader } from '../find-client-address.ts';
import type { Step } from './step.ts';

type Guarded = Pick<Route, 'access' | 'usesCookies'>;

/** Rejects cross-site calls to routes that read or set cookies, and calls of accounts on customers' own domains. */
export function checkOrigin(route: Guarded): Step {
  return {
    before: ({ event }) => {
      requireOwnHost(route, event);
      requireOwnOrigin(route, event);
    },
  };
}

/** Customers' own domains show assistants to visitors: nobody signs in there. Throws FORBIDDEN. */
export function requireOwnHost(
  { access, usesCookies }: Guarded,
  { headers }: Pick<ApiEvent, 'headers'>,
): void {
  if (access === 'public' && !usesCookies) return;
  if (isCustomersHost(findHost(headers).replace(/:\d+$/, '')))
    throw new AppError('FORBIDDEN', { message: 'Nobody signs in on this domain.' });
}

/** The host that the viewer called. */
const findHost = (headers: ApiEvent['headers']): string => headers[viewerHostHeader] ?? headers.host ?? '';

/** Browsers send an Origin with every such call, so our pages never send a cookie without one. Throws FORBIDDEN. */
export function requireOwnOrigin(
  { usesCookies }: Pick<Route, 'usesCookies'>,
  { headers, cookies }: Pick<ApiEvent, 'headers' | 'cookies'>,
): void {
  if (!usesCookies) return;
  const { origin } = headers;
  const host = findHost(headers);
  if (origin === undefined ? Boolean(cookies?.length) : !isOwnOrigin(origin, host)) {
    throw new AppError('FORBIDDEN', { message: 'This call came from another website.' });
  }
}

/** The called host, or any brand's host where a distribution in front of us rewrites it. */
function isOwnOrigin(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  if (url.host === host) return true;
  const isCalledByBrand = findBrandByHost(host.replace(/:\d+$/, '')) !== undefined;
  const isBrandHost = Object.values(brands).some(({ domain }) =>
    [domain, `www.${domain}`].includes(url.host),
  );
  return !isCalledByBrand && isBrandHost && url.protocol === 'https:';
}
