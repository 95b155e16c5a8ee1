import { pageSource } from '#functions/engine/language/page-words.ts';
import { isPhoneStated } from '#functions/engine/values/phones.ts';
import { findValues } from '#functions/engine/values/value-patterns.ts';

/** `label` says whose it is, in the words before it; empty if they don't tell. */
export type StatedContact = { kind: 'phone' | 'fax' | 'email'; value: string; label: string };

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
export function findContacts(text: string, around: string): StatedContact[] {
  const found: StatedContact[] = [];
  let end = 0;
  let before = '';
  for (const { kind, value, at } of locateContacts(text, around)) {
    const between = text.slice(end, at);
    const isAlone = !/\p{L}/u.test(between.replace(contactWordPattern, ''));
    const last = found.at(-1);
    found.push({
      kind: kind === 'phone' && isFax(between, before) ? 'fax' : kind,
      value,
      label: isAlone && last ? last.label : labelOf(between),
    });
    end = at + value.length;
    before = between;
  }
  return found;
}

function locateContacts(text: string, around: string) {
  let from = 0;
  const phones = findValues('phone', text).filter((value) => isPhoneStated(value, text, around));
  const located = [
    ...phones.map((value) => ({ kind: 'phone' as const, value })),
    ...findValues('email', text).map((value) => ({ kind: 'email' as const, value })),
  ].map(({ kind, value }) => {
    const at = text.indexOf(value, kind === 'phone' ? from : 0);
    if (kind === 'phone') from = at + value.length;
    return { kind, value, at };
  });
  return located.sort((one, other) => one.at - other.at);
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
