import { isIP } from 'node:net';
import { brands } from '#shared/brands/index.ts';
import { privateSuffixes } from '#shared/domain/addresses/special-addresses.ts';
import { isGloballyRoutable } from './address-policy.ts';
import type { Resolver } from './network.ts';

/** Longer URLs are traps; most servers and sitemaps have this limit too. */
const urlLengthLimit = 2048;

/** Names that never resolve on the internet (RFC 6761, RFC 9476). */
const unusedSuffixes = ['alt', 'example', 'invalid', 'onion', 'test'];

/** Hosts of this service, which would otherwise crawl itself. */
const ownHosts = Object.values(brands).map(({ domain }) => domain.toLowerCase());
const ownEndpoint = /\.execute-api\.[a-z0-9-]+\.amazonaws\.com$|\.lambda-url\.[a-z0-9-]+\.on\.aws$/;

export type UrlRefusalCode = 'bad-url' | 'not-found' | 'refused-address' | 'own-host';

/** Why a URL isn't fetched. `reason` is a sentence for the website's owner. */
export class UrlRefusedError extends Error {
  readonly code: UrlRefusalCode;

  constructor(code: UrlRefusalCode, reason: string) {
    super(reason);
    this.name = 'UrlRefusedError';
    this.code = code;
  }
}

/**
 * Parses an external URL and applies every rule that needs no DNS: http or https, default port, no user name, a public
 * host name or a globally routable literal address. Throws `UrlRefusedError`.
 */
export function checkUrl(text: string, base?: string | URL): URL {
  if (text.length > urlLengthLimit) throw new UrlRefusedError('bad-url', 'The address is too long.');
  const url = URL.parse(text, base);
  if (!url) throw new UrlRefusedError('bad-url', 'The address is not valid.');
  if (url.href.length > urlLengthLimit) throw new UrlRefusedError('bad-url', 'The address is too long.');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new UrlRefusedError('bad-url', 'Only http and https addresses can be read.');
  }
  if (url.username || url.password) {
    throw new UrlRefusedError('bad-url', 'Addresses with a user name or password are not read.');
  }
  // URL drops the scheme's default port, so any port left is another one.
  if (url.port) throw new UrlRefusedError('refused-address', 'Only the standard web ports are read.');
  checkHost(url.hostname);
  return url;
}

/** Like `checkUrl`, but returns undefined instead of throwing. */
export function parsePublicUrl(text: string, base?: string | URL): URL | undefined {
  try {
    return checkUrl(text, base);
  } catch (error) {
    if (error instanceof UrlRefusedError) return undefined;
    throw error;
  }
}

/**
 * All addresses of a checked URL's host, each globally routable: connect only to one of these. Throws `UrlRefusedError`
 * if the name doesn't resolve or any address is internal.
 */
export async function resolvePublicAddresses(url: URL, resolve: Resolver): Promise<string[]> {
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal)) return [literal];
  const addresses = await resolve(url.hostname);
  if (addresses.length === 0) throw findNothing();
  if (!addresses.every(isGloballyRoutable)) throw refuseAddress();
  return addresses;
}

function checkHost(hostname: string): void {
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal)) {
    if (!isGloballyRoutable(literal)) throw refuseAddress();
    return;
  }
  const name = hostname.replace(/\.$/, '');
  const labels = name.split('.');
  const last = labels.at(-1) ?? '';
  if (privateSuffixes.includes(last)) throw refuseAddress();
  if (labels.length < 2 || labels.includes('') || unusedSuffixes.includes(last)) throw findNothing();
  if (ownEndpoint.test(name) || ownHosts.some((own) => name === own || name === `www.${own}`)) {
    throw new UrlRefusedError('own-host', 'This address belongs to this service itself.');
  }
}

function findNothing(): UrlRefusedError {
  return new UrlRefusedError('not-found', 'We couldn’t find this address.');
}

function refuseAddress(): UrlRefusedError {
  return new UrlRefusedError('refused-address', 'The address is not on the public internet.');
}
