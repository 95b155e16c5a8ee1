import type { LedgerEntry } from './ledger.ts';

/** SHA-256 of a text in UTF-8 or of bytes: servers and browsers bring their own. */
export type Sha256 = (content: string | Uint8Array) => Uint8Array;

/** Keeps a leaf of the tree from passing as an inner node: RFC 6962, section 2.1. */
const leafPrefix = 0;

/** The commitment to a text. Without the salt nobody can find the text by trying. */
export const commitText = (sha256: Sha256, salt: string, text: string): string => toHex(sha256(salt + text));

/** The hash of a quote, which anybody with the page can compute. */
export const hashQuote = (sha256: Sha256, quote: string): string => toHex(sha256(quote));

/** The hash of an entry, which is its leaf in the day's tree. */
export const hashEntry = (sha256: Sha256, entry: LedgerEntry): string => toHex(hashLeaf(sha256, entry));

/** The leaf of a JSON value. */
export function hashLeaf(sha256: Sha256, value: unknown): Uint8Array {
  const text = new TextEncoder().encode(canonicalJson(value));
  const leaf = new Uint8Array(text.length + 1);
  leaf[0] = leafPrefix;
  leaf.set(text, 1);
  return sha256(leaf);
}

/** JSON with sorted names and no white space, so that equal values have equal hashes (RFC 8785). */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  const sorted = members.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${sorted.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`;
}

/** Bytes as lower-case hexadecimal digits. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bytes of hexadecimal digits. */
export function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}
