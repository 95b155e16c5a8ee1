type Part = { text: string; href?: string };

const numberPattern = /(?:\+|\(|(?<![\d.,])(?=\d))[\d(][\d\s()./–-]{5,20}\d/g;
/** ITU-T E.164: shorter ones are extensions, years or postcodes. */
const fewestDigits = 7;

/** Parts a text at the telephone numbers that are among `telephones` (E.164, perhaps with an extension). */
export function linkPhones(text: string, telephones: readonly string[]): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: written, index } of telephones.length > 0 ? text.matchAll(numberPattern) : []) {
    const digits = written.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '');
    const telephone = telephones.find((one) => baseOf(one).endsWith(digits));
    if (digits.length < fewestDigits || telephone === undefined) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: written, href: `tel:${telephone}` });
    end = index + written.length;
  }
  return end < text.length ? [...parts, { text: text.slice(end) }] : parts;
}

const baseOf = (telephone: string): string => telephone.split(';')[0] ?? telephone;
