import { pageSource } from '#functions/engine/language/page-words.ts';
import { findValues } from '#functions/engine/values/value-patterns.ts';
import { findPhones, type PhonePage } from './find-phones.ts';

/** `label` says whose it is, in the words before it; empty if they don't tell. */
export type StatedContact = {
  kind: 'phone' | 'fax' | 'email';
  value: string;
  label: string;
  /** A telephone number to dial (RFC 3966). */
  number?: string;
};

const contactWords = pageSource(({ contactLabel }) => contactLabel);
const faxWords = pageSource(({ fax }) => fax);
/** "Fax", or the letter beside the T or P of a telephone. */
const faxPattern = new RegExp(`(?<!\\p{L})${faxWords}[^\\p{L}]*$`, 'iu');
const phoneLetterPattern = /(?<![\p{L}\d])[TP][.:]?\s*$/u;
const faxLetterPattern = /(?<![\p{L}\d])F[.:]?\s*$/u;
/** "Tel./Fax:", "phone and fax" */
const bothPattern = new RegExp(
  `(?<!\\p{L})${contactWords}[^\\p{L}]{1,3}(?:\\p{L}{1,3}[^\\p{L}]{1,3})?${faxWords}[^\\p{L}]*$`,
  'iu',
);
/** A word, or a letter alone: "Room F" is a place. */
const contactWordPattern = new RegExp(
  `(?:(?<!\\p{L})(?:${contactWords}|${faxWords})|(?:^|[^\\p{L}\\p{N}\\s])\\s*[TPFM])\\b[.:]*\\s*$`,
  'iu',
);
/** "School office: ", after the last sentence or value. */
const labelPattern = /(?:^|[.;,|•·]\s|\s[–—-]\s)([^:.;,|•·]{2,60}):\s*$/u;

/** Telephone and fax numbers and mailboxes of a statement, in order. `around` is the text above it. */
export function findContacts(text: string, around: string, page: PhonePage): StatedContact[] {
  const found: StatedContact[] = [];
  let end = 0;
  let before = '';
  for (const { kind, value, number, at, end: endOfValue } of locateContacts(text, around, page)) {
    const between = text.slice(end, at);
    const isAlone = !/\p{L}/u.test(between.replace(contactWordPattern, ''));
    const last = found.at(-1);
    found.push({
      kind: kind === 'phone' && isFax(between, before) ? 'fax' : kind,
      value,
      label: isAlone && last ? last.label : labelOf(between),
      ...(number !== undefined && { number }),
    });
    end = endOfValue;
    before = between;
  }
  return found;
}

type LocatedContact = { kind: 'phone' | 'email'; value: string; number?: string; at: number; end: number };

function locateContacts(text: string, around: string, page: PhonePage): LocatedContact[] {
  const phones = findPhones(text, around, page).map((phone) => ({ kind: 'phone' as const, ...phone }));
  const emails = findValues('email', text).map((value) => {
    const at = text.indexOf(value);
    return { kind: 'email' as const, value, at, end: at + value.length };
  });
  return [...phones, ...emails].toSorted((one, other) => one.at - other.at);
}

/** One number after both words is the telephone's, too; a second one is the fax's. */
function isFax(between: string, before: string): boolean {
  if (bothPattern.test(between)) return false;
  if (faxPattern.test(between)) return true;
  if (faxLetterPattern.test(between) && phoneLetterPattern.test(before)) return true;
  return bothPattern.test(before) && !/\p{L}/u.test(between);
}

function labelOf(between: string): string {
  let lead = between.replace(bothPattern, ':');
  while (contactWordPattern.test(lead)) lead = lead.replace(contactWordPattern, '').replace(/[\s/&]+$/, ':');
  const [, label = ''] = labelPattern.exec(lead) ?? [];
  return /\p{L}/u.test(label) ? label.trim() : '';
}
