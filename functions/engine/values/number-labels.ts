import { valueSource } from './value-source.ts';

const labelPattern = new RegExp(
  `(${valueSource(({ phone }) => phone)}|☎|📞|(?<![\\p{L}\\d'’])[TPMF][.:]?(?=\\s*(?:[+(\\d]|$)))|${valueSource(({ otherNumber }) => otherNumber)}`,
  'giu',
);
/** "VAT registration no. GB": at most two words, no sentence, value or comma. */
const besideLabel =
  /^(?:[^\p{L},;|•·\n\t]{0,4}(?!\p{L}+\.\s+\p{Lu})\p{L}{1,16}\.?){0,2}[^\p{L},;|•·\n\t]{0,4}$/u;
/** "IBAN DE89 3704 0044": the rest of a number that has letters. */
const startedPattern = /^[\s:.#]*[A-Z\d][A-Z\d ./-]{0,34}$/;

/** "Phone of the school office: ", or the numbers of a list. */
const phoneReachPattern = /^[^\d]{0,40}(?:[+(\d][\d\s()./+–-]{6,}[^\d]{0,24}){0,6}$/;

/** What the nearest label before a number says that it is; undefined without a label. */
export function readNumberLabel(before: string): 'phone' | 'other' | undefined {
  const label = [...before.matchAll(labelPattern)].at(-1);
  if (!label) return undefined;
  const between = before.slice(label.index + label[0].length);
  if (label[1] !== undefined) return phoneReachPattern.test(between) ? 'phone' : undefined;
  return besideLabel.test(between) || startedPattern.test(between) ? 'other' : undefined;
}
