import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { brands, findBrandByHost } from '#shared/brands/index.ts';
import type { Route } from '#shared/contract/route.ts';
import { AppError } from '#shared/errors.ts';

type Request = Pick<APIGatewayProxyEventV2, 'headers' | 'cookies'>;

/**
 * Refuses calls by pages of other sites on routes that read or set cookies. Browsers name the page's origin with every
 * such call; a call with a cookie and without an origin is none that our pages make. Throws FORBIDDEN.
 */
export function checkOrigin(
  { usesCookies }: Pick<Route, 'usesCookies'>,
  { headers, cookies }: Request,
): void {
  if (!usesCookies) return;
  const { origin, host = '' } = headers;
  if (origin === undefined ? Boolean(cookies?.length) : !isOwnOrigin(origin, host)) {
    throw new AppError('FORBIDDEN', { message: 'This call came from another website.' });
  }
}

/** The host that was called; or one of the brands', where a distribution before us has put another host in its place. */
function isOwnOrigin(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  if (url.host === host) return true;
  const isCalledByBrand = findBrandByHost(host.replace(/:\d+$/, '')) !== undefined;
  return !isCalledByBrand && brandOrigins.has(url.origin);
}

const brandOrigins = new Set(
  Object.values(brands).flatMap(({ domain }) => [`https://${domain}`, `https://www.${domain}`]),
);
