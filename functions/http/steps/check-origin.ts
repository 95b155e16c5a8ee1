import { brands, findBrandByHost } from '#shared/brands/index.ts';
import type { Route } from '#shared/contract/route.ts';
import { AppError } from '#shared/errors.ts';
import type { ApiEvent } from '../call.ts';
import { viewerHostHeader } from '../find-client-address.ts';
import type { Step } from './step.ts';

type Request = Pick<ApiEvent, 'headers' | 'cookies'>;

/** Rejects cross-site calls to routes that read or set cookies. */
export function checkOrigin(route: Pick<Route, 'usesCookies'>): Step {
  return { before: ({ event }) => requireOwnOrigin(route, event) };
}

/** Browsers send an Origin with every such call, so our pages never send a cookie without one. Throws FORBIDDEN. */
export function requireOwnOrigin(
  { usesCookies }: Pick<Route, 'usesCookies'>,
  { headers, cookies }: Request,
): void {
  if (!usesCookies) return;
  const { origin } = headers;
  const host = headers[viewerHostHeader] ?? headers.host ?? '';
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
