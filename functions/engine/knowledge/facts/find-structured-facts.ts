import type { CountryCode } from 'libphonenumber-js/max';
import type { Content } from '#functions/engine/documents/content/content.ts';
import { type DataStatement, readData } from '#functions/engine/documents/content/read-data.ts';
import { isInstruction } from '../instruction-text.ts';
import type { Fact, Statement } from '../knowledge.ts';
import { describePhone, readPhone } from './find-phones.ts';

const structuredQuoteLengthLimit = 240;

/** Facts in a page's structured data, quoted from the visible text if it says the same. */
export function findStructuredFacts(
  { structuredData, language }: Content,
  source: number,
  { statements, country }: { statements: readonly Statement[]; country: CountryCode | undefined },
): Fact[] {
  return structuredData
    .flatMap((entry) => readData(entry, language))
    .filter(({ line, label }) => !isInstruction(line) && !isInstruction(label))
    .map((stated) => {
      const shown = findShown(stated, statements);
      const { kind, value, label, line, date } = stated;
      const phone = kind === 'phone' || kind === 'fax' ? readPhone(value, country) : undefined;
      const said = phone ? describePhone(phone, country) : { value };
      return { kind, ...said, label, quote: shown ?? line, source, ...(date && { date }) };
    });
}

/** The visible statement with the same value: a number in any spelling, a mailbox in any case. */
function findShown({ kind, value }: DataStatement, statements: readonly Statement[]): string | undefined {
  if (kind !== 'phone' && kind !== 'fax' && kind !== 'email') return undefined;
  const wanted = kind === 'email' ? value.toLowerCase() : digitsOf(value).slice(-comparedDigits);
  if (wanted.length < shortestValue) return undefined;
  const shown = statements.find(({ text }) => {
    if (text.length > structuredQuoteLengthLimit) return false;
    return (kind === 'email' ? text.toLowerCase() : digitsOf(text)).includes(wanted);
  });
  return shown && (shown.quote ?? shown.text);
}

const shortestValue = 6;
/** National spellings omit the country code, but the last digits are the same. */
const comparedDigits = 8;

const digitsOf = (text: string): string => text.replace(/\D/g, '');
