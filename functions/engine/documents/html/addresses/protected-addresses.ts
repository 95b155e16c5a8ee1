import { type Element, Text } from 'domhandler';
import { setChildren } from '../tree-edits.ts';
import { parseEmail } from './contact-link.ts';

/** Shows the address that an element hides from collectors: by Cloudflare, Joomla 4 or TYPO3. */
export function showProtectedAddress(element: Element): void {
  const { name, attribs } = element;
  const { href = '', 'data-cfemail': encoded } = attribs;
  const linked = /\/cdn-cgi\/l\/email-protection#([\da-f]+)/i.exec(href)?.[1];
  if (linked !== undefined) setLink(element, decodeCloudflare(linked));
  if (encoded !== undefined) {
    const address = parseEmail(decodeCloudflare(encoded)) ?? '';
    showText(element, address);
    if (name === 'a') setLink(element, address);
  }
  if (name === 'joomla-hidden-mail') showHiddenMail(element);
  const token =
    attribs['data-mailto-token'] ?? /linkTo_UnCryptMailto\(\s*['"]([^'"]+)/.exec(decode(href))?.[1];
  if (token !== undefined) setLink(element, decodeTypo3(decode(token)));
}

/** The first byte is the key of the others. */
function decodeCloudflare(hexadecimal: string): string {
  const [key = 0, ...bytes] = Buffer.from(hexadecimal, 'hex');
  return Buffer.from(bytes.map((byte) => byte ^ key)).toString();
}

function showHiddenMail(element: Element): void {
  const { first = '', last = '', text = '' } = element.attribs;
  const address = parseEmail(`${decodeBase64(first)}@${decodeBase64(last)}`);
  showText(element, address ? decodeBase64(text) || address : '');
  if (!address) return;
  element.name = 'a';
  setLink(element, address);
}

/** The ranges within which TYPO3 shifts characters. */
const shiftedRanges = [
  [0x2b, 0x3a],
  [0x40, 0x5a],
  [0x61, 0x7a],
] as const;
const mostShift = 26;

/** Shifts are configured per site, so that one is tried after the other. */
function decodeTypo3(token: string): string {
  for (let by = -mostShift; by <= mostShift; by++) {
    const text = [...token].map((character) => shift(character, by)).join('');
    if (text.startsWith('mailto:')) return text.slice('mailto:'.length);
  }
  return '';
}

function shift(character: string, by: number): string {
  const code = character.charCodeAt(0);
  const range = shiftedRanges.find(([from, to]) => code >= from && code <= to);
  if (!range) return character;
  const [from, to] = range;
  const size = to - from + 1;
  return String.fromCharCode(from + ((((code - from + by) % size) + size) % size));
}

function showText(element: Element, text: string): void {
  setChildren(element, text === '' ? [] : [new Text(text)]);
}

function setLink({ attribs }: Element, address: string): void {
  if (address === '') delete attribs.href;
  else attribs.href = `mailto:${address}`;
}

const decodeBase64 = (text: string): string => Buffer.from(text, 'base64').toString();

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
