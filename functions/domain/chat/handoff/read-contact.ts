import { isEmailAddress } from '#shared/domain/addresses/addresses.ts';
import { findPhoneNumber } from '#shared/domain/addresses/phone-numbers.ts';

/** The visitor's contact, or what is wrong with it. */
export type ContactReading =
  | { kind: 'contact'; contact: string }
  | { kind: 'invalid-email' | 'invalid-phone' | 'missing' };

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

/** The contact in a message, and the rest of it: "Ana, ana@example.org" contains a name too. */
export function splitContact(message: string): { contact?: string; rest: string } {
  const reading = readContact(message);
  if (reading.kind !== 'contact') return { rest: message };
  const rest = reading.contact
    .split(', ')
    .reduce((text, part) => text.replace(part, ', '), message.normalize('NFKC'));
  return { contact: reading.contact, rest: rest.replace(/^[\s,;:]+|[\s,;:()<>.-]+$/g, '') };
}
