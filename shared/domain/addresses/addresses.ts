import { privateSuffixes, refusedIpv4 } from './special-addresses.ts';

/** RFC 1035: a label has at most 63 characters; letters of other scripts are those of international names. */
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}-]{0,61}[\\p{L}\\p{N}\\p{M}])?';
const hostName = new RegExp(`^(?:${label}\\.)+(?=\\p{L})${label}$`, 'u');
/** RFC 5322, dot-atom: no dot at an end, no two in a row. What browsers and mail programs take for markup is left out. */
const mailbox = /^[^\s@<>,;:"()[\]\\.\p{C}]+(?:\.[^\s@<>,;:"()[\]\\.\p{C}]+)*$/u;

/** The name of a host alone: without scheme, port, path or number. */
export function isHostName(value: string): boolean {
  return value.length <= 253 && hostName.test(value);
}

/** Text, at sign, and the name of a host (document 1 section 5), as long as RFC 5321 allows. */
export function isEmailAddress(value: string): boolean {
  const [local = '', host = '', ...rest] = value.split('@');
  return (
    value.length <= 254 && rest.length === 0 && local.length <= 64 && mailbox.test(local) && isHostName(host)
  );
}

/** Parses as an http(s) address with a host name that could be on the public web, and carries no password. */
export function isWebAddress(value: string): boolean {
  return parseWebAddress(value)?.hostname.includes('.') ?? false;
}

function parseWebAddress(value: string): URL | undefined {
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && !url.username && !url.password ? url : undefined;
}

/** A web address that `isPublicWebAddress` refuses: what to do about it is `privateAddressMessage`. */
export function isPrivateWebAddress(value: string): boolean {
  return parseWebAddress(value) !== undefined && !isPublicWebAddress(value);
}

export const privateAddressMessage =
  'Please enter an address that everybody on the internet can open, such as https://www.example.org.';

/**
 * A web address that can be read from outside, as far as the address itself tells: no private name or number, no port of
 * its own. Where the name leads is checked when it is called.
 */
export function isPublicWebAddress(value: string): boolean {
  if (!isWebAddress(value)) return false;
  const { hostname, port } = new URL(value);
  const name = hostname.replace(/\.$/, '');
  const labels = name.split('.');
  if (port !== '' || labels.length < 2 || labels.includes('')) return false;
  // URL writes an IPv4 address in decimals, whatever it was typed as.
  return isIpv4(labels)
    ? !refusedIpv4.some((range) => isInRange(labels, range))
    : !privateSuffixes.includes(labels.at(-1) ?? '');
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
