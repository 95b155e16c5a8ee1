import { valueSource } from './value-source.ts';

export const phonePattern =
  /(?<![\d\p{L}/.-]|〒\s?)(?:\+\d{1,3}[\s./-]?)?(?:\(\d{1,5}\)[\s./-]{0,3}|\d{2,5}[\s./–-]{1,3})(?:\d{2,4}(?:[\s.–-]{0,3}|\/)){1,4}\d{1,4}(?![\d\p{L}])|\+\d{8,14}\b|\b0\d{8,11}\b/gu;

/** ITU-T E.164: at most 15 digits; fewer than 7 are extensions, years or postcodes. Dates aren't phone numbers. */
export function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, '').length;
  const isDate =
    /^\d{1,2}\.\s?\d{1,2}\.\s?\d{2,4}$/.test(value) ||
    /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/.test(value) ||
    /^(?:(?:19|20)\d\d[\s–/-]*)+(?:\d\d)?$/.test(value) ||
    value
      .split(/\s*[–-]\s*/)
      .every((day) => /^\d{1,2}[./]\s?\d{1,2}(?:[./](?:\s?(?:\d\d){1,2})?)?$/.test(day)) ||
    /^[01]\d[0-5]\d\s*[–-]\s*[012]\d[0-5]\d$/.test(value);
  return digits >= 7 && digits <= 15 && !isDate;
}

/** Labels of other numbers with spaces, dots and hyphens. */
const otherNumberPattern = new RegExp(`${valueSource(({ otherNumber }) => otherNumber)}[^.;]{0,24}$`, 'iu');
const phoneWordPattern = new RegExp(`${valueSource(({ phone }) => phone)}|☎|📞`, 'iu');
/** International (ITU-T E.123), with an area code in brackets, with a trunk prefix, or North American. */
const wellFormedPattern = /^(?:\+|\(|0[\d\s(/.-]|8[\s(-]|(?:1[\s.-])?\d{3}[\s.-]\d{3}[\s.-]\d{4}$)/;

const fewestPairsOfRow = 4;
/** French numbers have five pairs; no other number written in pairs has more. */
const mostPairsOfPhone = 5;

/** Byte dumps look like numbers in pairs, but are longer or have many zeros. */
function isByteRow(value: string): boolean {
  const groups = value.split(/\D+/);
  const arePairs = groups.length >= fewestPairsOfRow && groups.every(({ length }) => length === 2);
  return (
    arePairs && (groups.length > mostPairsOfPhone || groups.filter((group) => group === '00').length > 1)
  );
}

const byteRowPattern = /\b(?:[\dA-F]{2} ){3,}[\dA-F]{2}\b/g;

/** No part of "00 40 11 11 2C 2C 00 00" is a phone number. */
function isInByteRow(value: string, text: string): boolean {
  const rows = text.match(byteRowPattern) ?? [];
  return rows.some((row) => row !== value && row.includes(value) && /[A-F]|00.*00/.test(row));
}

/** Whether a number in phone format is really presented as one; `around` is the text above it. */
export function isPhoneStated(value: string, text: string, around: string): boolean {
  const before = text.slice(0, Math.max(0, text.indexOf(value)));
  if (otherNumberPattern.test(before.trimEnd().replace(/[:#\s—-]+$/, ''))) return false;
  if (isByteRow(value) || isInByteRow(value, text)) return false;
  return wellFormedPattern.test(value) || phoneWordPattern.test(`${text} ${around}`);
}
