import { hasFormOfQuestion } from '#functions/engine/search/read-reply.ts';
import { isEmailAddress } from '#shared/domain/addresses/addresses.ts';
import { findPhoneNumber } from '#shared/domain/addresses/phone-numbers.ts';

/** The visitor's contact, or what is wrong with it. */
export type ContactReading =
  | { kind: 'contact'; contact: string }
  | { kind: 'invalid-email' | 'invalid-phone' | 'missing' };

/** What failed to be a way to reach the visitor; `isAlone` where a message says little else. */
type Attempt = { phrase: 'invalidEmail' | 'invalidPhone'; isAlone: boolean };

/** "My email address is karen@school" says little else. */
const mostWordsBeside = 5;
/** "I have 2 children" holds no mistyped number. */
export const fewestDigits = 5;
/** "karen(at)school.com", and an address without its sign. */
const unsignedAddressPattern = /[([{]\s*at\s*[)\]}]|^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+$/iu;

/** What a message would have been to who is asked for a way to reach them. */
export function readAttempt(message: string): Attempt | undefined {
  const { kind } = readContact(message);
  const isShort = message.trim().split(/\s+/).length <= mostWordsBeside && !hasFormOfQuestion(message);
  if (kind === 'invalid-email') return { phrase: 'invalidEmail', isAlone: isShort };
  return kind === 'invalid-phone' ? { phrase: 'invalidPhone', isAlone: !/\p{L}/u.test(message) } : undefined;
}

/** The same where nothing but a way to reach the visitor is awaited. */
export function readAwaited(message: string): Attempt['phrase'] | undefined {
  const { phrase, isAlone } = readAttempt(message) ?? {};
  if (phrase === 'invalidEmail') return phrase;
  if (unsignedAddressPattern.test(message.trim())) return 'invalidEmail';
  return phrase && (isAlone || countDigits(message) >= fewestDigits) ? phrase : undefined;
}

export const countDigits = (text: string): number => text.match(/\p{Nd}/gu)?.length ?? 0;

/** The email address, phone number or both in a message. */
export function readContact(message: string): ContactReading {
  // Keyboards of other countries write wide letters and signs.
  const text = message
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
  const addresses = text
    .split(/[\s,;:<>()[\]"、。「」]+/)
    .filter((word) => word.includes('@'))
    .map((word) => word.replace(/[.!?]+$/, ''));
  if (addresses.some((address) => !isEmailAddress(address))) return { kind: 'invalid-email' };
  const email = addresses[0];
  const withoutEmail = email ? text.replaceAll(email, ' ') : text;
  const phone = findPhoneNumber(withoutEmail);
  if (!email && !phone) return { kind: /\p{Nd}/u.test(text) ? 'invalid-phone' : 'missing' };
  const contact = [email, phone].filter(Boolean).join(', ');
  return { kind: 'contact', contact };
}

/** Stands for a contact in the words around it. */
export const contactMark = '\0';

/** The contact in a message, and the rest of it: "Ana, ana@example.org" contains a name too. */
export function splitContact(message: string): { contact?: string; rest: string; around?: string } {
  const reading = readContact(message);
  if (reading.kind !== 'contact') return { rest: message };
  const around = reading.contact
    .split(', ')
    .reduce((text, part) => text.replace(part, contactMark), message.normalize('NFKC'));
  const rest = around.replaceAll(contactMark, ', ').replace(/^[\s,;:]+|[\s,;:()<>.-]+$/g, '');
  return { contact: reading.contact, rest, around };
}
