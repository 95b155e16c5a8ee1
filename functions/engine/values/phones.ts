export const phonePattern =
  /(?<![\d\p{L}/.-]|〒\s?)(?:\+\d{1,3}[\s./-]?)?(?:\(\d{1,5}\)[\s./-]{0,3}|\d{2,5}[\s./–-]{1,3})(?:\d{2,4}(?:[\s.–-]{0,3}|\/)){1,4}\d{1,4}(?![\d\p{L}])|\+\d{1,3}[\s./-]?\d{6,12}\b|\b0\d{8,11}\b/gu;

/** French numbers have five pairs; no other number written in pairs has more. */
const byteRowPattern = /^\d\d(?: \d\d){5,}$/;

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
  return digits >= 7 && digits <= 15 && !isDate && !byteRowPattern.test(value);
}
