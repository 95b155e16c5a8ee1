import { allLexicons } from '#functions/engine/lexicon/tables/lexicons.ts';
import { joinSources } from '../join-patterns.ts';

/** Email and web addresses, and the first half of one. */
const contactPattern = /\S+@\S*|\b(?:https?:\/\/|www\.)\S+/giu;

const particles = joinSources(allLexicons.map(({ lexicon }) => lexicon.values?.nameParticles));
const namePart = String.raw`\p{Lu}(?:[\p{Ll}\p{M}]|['’-]\p{Lu}?)*\.?`;
/** Two capitalised words or more, with nothing but particles between them. */
const namePattern = new RegExp(`^${namePart}(?:[\\s,]+(?:(?:${particles})\\s+)*${namePart})+$`, 'u');

/** A house number before a street, or behind one at the end of a part. */
const houseNumberPattern =
  /^\d+\p{L}?,?\s+(?:\p{Ll}+\s+){0,3}\p{Lu}|\p{Lu}[\p{L}.'’-]*\s+\d+\s?\p{L}?\s*(?:[,\n]|$)/u;
/** "Avenue", "strada": an address says at most one longer word in small letters. */
const smallWordPattern = /(?<![\p{L}\p{M}])\p{Ll}{4,}/gu;

/** A text without the email and web addresses in it, which are in no language. */
export const withoutContacts = (text: string): string => text.replace(contactPattern, ' ').trim();

/** Whether a text is nothing but a name or a street address, which are in no language. */
export function isNameOrAddress(text: string): boolean {
  if (namePattern.test(text)) return true;
  const isAsked = /[?？؟]\s*$/u.test(text);
  return !isAsked && houseNumberPattern.test(text) && (text.match(smallWordPattern)?.length ?? 0) <= 1;
}
