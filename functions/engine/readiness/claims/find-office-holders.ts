import { foldWord } from '#functions/engine/language/tokenize.ts';
import { offices } from '#functions/engine/lexicon/claim-words.ts';
import { wordsOfPerson } from '#functions/engine/values/people.ts';
import { findValues } from '#functions/engine/values/value-patterns.ts';
import type { FoundValue } from './claim.ts';
import { claimSource } from './join-claim-words.ts';

/** Offices with a single holder, as whole words in folded text. */
const officePatterns = offices.map(
  (office) =>
    [
      office,
      new RegExp(`(?<!\\p{L})${claimSource((words) => words.offices[office])}(?!\\p{L})`, 'u'),
    ] as const,
);
/** Words that change an office or put it in another time. */
const otherOfficePattern = new RegExp(
  `(?<!\\p{L})${claimSource(({ otherOffice }) => otherOffice)}(?!\\p{L})`,
  'u',
);
const officeLineLengthLimit = 200;

/** The only person named next to an office in a statement, with the office's position in the text. */
export function findOfficeHolder(text: string): { office: string; found: FoundValue } | undefined {
  if (text.length > officeLineLengthLimit) return undefined;
  const folded = foldWord(text).replace(/[’'-]/g, ' ');
  if (otherOfficePattern.test(folded) || /(?<!\d)(?:18|19)\d\d(?!\d)/.test(text)) return undefined;
  const held = officePatterns.filter(([, pattern]) => pattern.test(folded));
  const [office] = held[0] ?? [];
  const names = findValues('person', text).filter(
    (name) => !officePatterns.some(([, p]) => p.test(foldWord(name))),
  );
  const [shown] = names;
  if (held.length !== 1 || !office || !shown || names.length !== 1) return undefined;
  const words = wordsOfPerson(shown);
  if (words.length === 0) return undefined;
  const start = text.indexOf(shown);
  return {
    office,
    found: { value: { kind: 'person', names: words }, shown, start, end: start + shown.length },
  };
}
