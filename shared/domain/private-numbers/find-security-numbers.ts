import { gap } from './gap.ts';

/** Three, two and four digits with gaps between them. */
const inGroups = new RegExp(`(?<!\\d)(\\d{3})(${gap}{1,3})(\\d{2})(${gap}{1,3})(\\d{4})(?!\\d)`, 'gidu');
/** Nine digits after a name for social-security numbers. */
const byName =
  /(?:\bssn\b|\bss ?#|\bsocial[\s-]{0,3}security\b|\bseguro[\s-]{0,3}social\b)\D{0,30}(?<!\d)(\d{3})(\d{2})(\d{4})(?!\d)/dgi;

/** Finds the digit positions of US social-security numbers in the issued ranges, and of taxpayer numbers (ITIN). */
export function findSecurityNumbers(text: string): number[] {
  const grouped = [...text.matchAll(inGroups)].filter((match) => !isPartOfLonger(text, match));
  return [
    ...grouped.flatMap((match) => listPositions(match, [1, 3, 5])),
    ...[...text.matchAll(byName)].flatMap((match) => listPositions(match, [1, 2, 3])),
  ];
}

/** "1-123-45-6789" is a longer number of another kind. */
function isPartOfLonger(text: string, { 0: whole, 2: separator = '', index }: RegExpMatchArray): boolean {
  if (index === undefined) return false;
  const before = text.slice(0, index);
  const after = text.slice(index + whole.length);
  const isJoinedBefore = before.endsWith(separator) && /\d$/.test(before.slice(0, -separator.length));
  return isJoinedBefore || (after.startsWith(separator) && /^\d/.test(after.slice(separator.length)));
}

/** Social Security Administration: no area 000 or 666, no group 00, no serial 0000; areas from 900 are taxpayers'. */
function listPositions(match: RegExpMatchArray, parts: readonly [number, number, number]): number[] {
  const [area = '', group = '', serial = ''] = parts.map((part) => match[part]);
  if (/^(?:000|666)$/.test(area) || group === '00' || serial === '0000') return [];
  return parts.flatMap((part) => {
    const [start, end] = match.indices?.[part] ?? [0, 0];
    return Array.from({ length: end - start }, (_, at) => start + at);
  });
}
