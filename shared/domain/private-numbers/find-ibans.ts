import { gap } from './gap.ts';
import { ibanLengths } from './iban-lengths.ts';

const begin = new RegExp(`[a-z]{2}(?=${gap}{0,3}\\d${gap}{0,3}\\d)`, 'giu');
const signAndGap = new RegExp(`([a-z0-9])${gap}{0,3}`, 'iyu');

/** Finds the positions of IBAN characters: the country's length and valid check digits. */
export function findIbans(text: string): number[] {
  return [...text.matchAll(begin)].flatMap(({ 0: country, index }) => {
    const length = ibanLengths.get(country.toUpperCase());
    return length === undefined ? [] : readIban(text, index, length);
  });
}

function readIban(text: string, start: number, length: number): number[] {
  const positions: number[] = [];
  let end = start;
  for (let at = start; positions.length < length; at = signAndGap.lastIndex) {
    signAndGap.lastIndex = at;
    if (!signAndGap.test(text)) return [];
    positions.push(at);
    end = at + 1;
  }
  const isWhole = !/[a-z0-9]/i.test(text.charAt(end));
  return isWhole && hasCheckDigits(positions.map((at) => text.charAt(at)).join('')) ? positions : [];
}

/** ISO 7064, MOD 97-10: letters count from 10, and the country and check digits move to the end. */
function hasCheckDigits(iban: string): boolean {
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
