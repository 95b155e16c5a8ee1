import { privateSuffixes, refusedIpv4 } from './special-addresses.ts';

/** RFC 1035: a label has at most 63 characters. Letters of all scripts are allowed for internationalised names. */
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}-]{0,61}[\\p{L}\\p{N}\\p{M}])?';
const hostName = new RegExp(`^(?:${label}\\.)+(?=\\p{L})${label}$`, 'u');
/**
 * RFC 5322, dot-atom: no dot at either end, no two in a row. Excludes characters that browsers or mail programs could
 * take for markup.
 */
const mailbox = /^[^\s@<>,;:"()[\]\\.\p{C}]+(?:\.[^\s@<>,;:"()[\]\\.\p{C}]+)*$/u;

/** A bare host name, without scheme, port or path, and no IP address. */
export const isHostName = (value: string): boolean => value.length <= 253 && hostName.test(value);

/** Text, at sign and host name (document 1 section 5), within the lengths of RFC 5321. */
export function isEmailAddress(value: string): boolean {
  const [local = '', host = '', ...rest] = value.split('@');
  return (
    value.length <= 254 && rest.length === 0 && local.length <= 64 && mailbox.test(local) && isHostName(host)
  );
}

/** Parses as an http(s) URL with a host name that could be public and no credentials. */
export function isWebAddress(value: string): boolean {
  return parseWebAddress(value)?.hostname.includes('.') ?? false;
}

function parseWebAddress(value: string): URL | undefined {
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && !url.username && !url.password ? url : undefined;
}

/** A web address that `isPublicWebAddress` refuses; `privateAddressMessage` says what to do. */
export function isPrivateWebAddress(value: string): boolean {
  return parseWebAddress(value) !== undefined && !isPublicWebAddress(value);
}

export const privateAddressMessage =
  'Please enter an address that everybody on the internet can open, such as https://www.example.org.';

/**
 * A URL that looks public: no private name, IP address or port. The crawler checks the resolved address when
 * it connects.
 */
export function isPublicWebAddress(value: string): boolean {
  if (!isWebAddress(value)) return false;
  const { hostname, port } = new URL(value);
  const name = hostname.replace(/\.$/, '');
  const labels = name.split('.');
  if (port !== '' || labels.length < 2 || labels.includes('')) return false;
  // URL normalises every IPv4 notation to dotted decimals.
  return isIpv4(labels)
    ? !refusedIpv4.some((range) => isInRange(labels, range))
    : !privateSuffixes.includes(labels.at(-1) ?? '');
}

/** Origin of a customer's own domain, by default https; undefined for anything but a public domain. */
export function findCustomOrigin(domain: string): string | undefined {
  const typed = domain.trim().replace(/\/+$/, '');
  const origin = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  const isDomain = isHostName(origin.replace(/^https?:\/\//i, '')) && isPublicWebAddress(origin);
  return isDomain ? origin : undefined;
}

function isIpv4(labels: readonly string[]): boolean {
  return labels.length === 4 && labels.every((part) => /^\d{1,3}$/.test(part));
}

function isInRange(address: readonly string[], range: string): boolean {
  const [network = '', prefix = ''] = range.split('/');
  const ignoredBits = 32 - Number(prefix);
  return toNumber(address) >>> ignoredBits === toNumber(network.split('.')) >>> ignoredBits;
}

function toNumber(parts: readonly string[]): number {
  return parts.reduce((sum, part) => sum * 256 + Number(part), 0);
}

/** A web address typed without its scheme, as readers know it, with the one that is tried first. */
export function completeWebAddress(value: string): string {
  const isBare = value !== '' && !/^[a-z][a-z\d+-]*:/i.test(value);
  return isBare ? `https://${value}` : value;
}
