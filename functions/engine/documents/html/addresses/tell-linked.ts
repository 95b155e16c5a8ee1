import { readMailto, readPhoneLink } from './contact-link.ts';

/** The mailbox or number behind linked words, in brackets after them, unless they tell it themselves. */
export function tellLinked(words: string, href: string): string {
  const [email] = readMailto(href);
  if (email) return words.toLowerCase().includes(email.toLowerCase()) ? '' : ` (${email})`;
  const phone = readPhoneLink(href);
  const digits = phone?.replace(/\D/g, '').slice(-lastDigits) ?? '';
  return phone && !words.replace(/\D/g, '').includes(digits) ? ` (${phone})` : '';
}

/** National spellings leave out the code of the country. */
const lastDigits = 7;
