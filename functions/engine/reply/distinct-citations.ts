import { findValues } from '#functions/engine/values/value-patterns.ts';
import type { Citation } from '#shared/domain/citation.ts';

/** A quote with more words beside a phone number or email address says something else as well. */
const contactLabelWordLimit = 5;

/** One citation per proof: repeated passages, and labels of a contact detail already cited, are left out. */
export function distinctCitations(citations: readonly Citation[]): Citation[] {
  const kept: Citation[] = [];
  for (const citation of citations) {
    const at = kept.findIndex(({ quote }) => isSameProof(quote, citation.quote));
    const same = kept[at];
    if (!same) kept.push(citation);
    // A bare number, from data that the page does not show, is harder to recognize on the page.
    else if (wordsBesideContacts(same.quote) === 0 && wordsBesideContacts(citation.quote) > 0)
      kept[at] = citation;
  }
  return kept;
}

function isSameProof(one: string, other: string): boolean {
  const [a, b] = [fold(one), fold(other)];
  if (a === '' || b === '') return a === b;
  return isPart(a, b) || isPart(b, a) || isSameContact(one, other);
}

/** Whether whole words of a text are within another. */
const isPart = (part: string, whole: string): boolean => ` ${whole} `.includes(` ${part} `);

function isSameContact(one: string, other: string): boolean {
  const [mine, others] = [findContacts(one), findContacts(other)];
  const isLabel = (quote: string) => wordsBesideContacts(quote) <= contactLabelWordLimit;
  return (
    others.length > 0 &&
    others.every((contact) => mine.some((own) => isSameNumber(own, contact))) &&
    (isLabel(one) || isLabel(other))
  );
}

function findContacts(quote: string): string[] {
  const phones = findValues('phone', quote).map((phone) => phone.replace(/\D/g, '').replace(/^0+/, ''));
  return [...phones, ...findValues('email', quote).map((email) => email.toLowerCase())];
}

/** With or without the country's code. */
function isSameNumber(one: string, other: string): boolean {
  return one === other || (!/\D/.test(one + other) && (one.endsWith(other) || other.endsWith(one)));
}

function wordsBesideContacts(quote: string): number {
  const rest = [...findValues('phone', quote), ...findValues('email', quote)].reduce(
    (left, value) => left.replace(value, ' '),
    quote,
  );
  return rest.match(/\p{L}+/gu)?.length ?? 0;
}

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
