import {
  hasBrazilianDigits,
  hasChineseDigit,
  hasFrenchKey,
  hasGermanDigit,
  hasSpanishLetter,
  hasSwissDigit,
  passesLuhn,
} from './checksums.ts';

type NationalId = {
  pattern: RegExp;
  /** Of the number without gaps, in capitals. */
  isValid?: (id: string) => boolean;
  /** A word anywhere in the text: without one a number of this shape may as well be a phone number. */
  context?: RegExp;
  /** A word right before it that makes it a number of another kind. */
  unlessAfter?: RegExp;
};

const alone = (pattern: string, flags = 'giu') =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?<![+.,/-])(?:${pattern})(?![\\p{L}\\p{N}])(?![-/]\\d)`, flags);

/** Numbers of cases, orders and phones may have the shape of an employer's number. */
const reference =
  /\b(?:case|docket|order|invoice|ticket|claim|file n\w*|ref(?:erence)?|policy|part|item|model|serial|confirmation|tracking|booking|student|member|customer|tel|phone|call|text|fax|cell|mobile)\b[^.!?\d]{0,24}$/i;

/** Prefixes that the Internal Revenue Service gives to employers; those with 0 look like phone numbers abroad. */
const employerPrefixes = '1[0-6]|2[0-7]|3[0-9]|4[0-8]|5[0-9]|6[0-8]|7[1-7]|8[0-8]|9[0-58-9]';

const nationalIds: readonly NationalId[] = [
  // United States: employers (EIN).
  { pattern: alone(`(?:${employerPrefixes})-\\d{7}`), unlessAfter: reference },
  // United Kingdom: National Insurance.
  {
    pattern: alone(
      '(?!BG|GB|NK|KN|TN|NT|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z](?:[ -]?\\d\\d){3}[ -]?[A-D]',
      'gu',
    ),
  },
  { pattern: alone('(?!bg|gb|nk|kn|tn|nt|zz)[a-ceghj-pr-tw-z][a-ceghj-npr-tw-z]\\d{6}[a-d]') },
  // France: NIR.
  {
    pattern: alone(
      '[12][ .]?\\d\\d[ .]?(?:0[1-9]|1[0-2]|[2-9]\\d)[ .]?(?:\\d\\d|2[AB])[ .]?\\d{3}[ .]?\\d{3}[ .]?\\d\\d',
    ),
    isValid: hasFrenchKey,
  },
  // Spain: DNI, NIE.
  {
    pattern: alone('(?:\\d{8}|\\d\\d\\.\\d{3}\\.\\d{3}|[XYZ][ -]?\\d{7})[ -]?[A-Z]'),
    isValid: hasSpanishLetter,
  },
  // Brazil: CPF.
  { pattern: alone('\\d{3}\\.\\d{3}\\.\\d{3}-?\\d\\d'), isValid: hasBrazilianDigits },
  { pattern: alone('\\d{11}'), isValid: hasBrazilianDigits, context: /\bcpf\b|imposto|receita federal/i },
  // Germany: Steuer-ID.
  {
    pattern: alone('\\d\\d ?\\d{3} ?\\d{3} ?\\d{3}'),
    isValid: hasGermanDigit,
    context: /steuer|finanzamt|\bid-?nr|identifikation|tax/i,
  },
  // Canada: social insurance.
  {
    pattern: alone('\\d{3}([ -]?)\\d{3}\\1\\d{3}'),
    isValid: passesLuhn,
    context: /\bSIN\b|social insurance|assurance sociale|\bNAS\b|\bCRA\b/,
  },
  // Switzerland: AHV.
  { pattern: alone('756[. ]?\\d{4}[. ]?\\d{4}[. ]?\\d\\d'), isValid: hasSwissDigit },
  // Italy: codice fiscale. Mexico: CURP. India: PAN.
  { pattern: alone('[A-Z]{6}\\d\\d[A-EHLMPRST]\\d\\d[A-Z]\\d{3}[A-Z]') },
  { pattern: alone('[A-Z]{4}\\d{6}[HMX][A-Z]{5}[A-Z\\d]\\d') },
  { pattern: alone('[A-Z]{3}[ABCFGHJLPT][A-Z]\\d{4}[A-Z]', 'gu') },
  // China: resident number. Korea: resident registration.
  {
    pattern: alone('[1-9]\\d{5}(?:19|20)\\d\\d(?:0[1-9]|1[0-2])(?:[0-2]\\d|3[01])\\d{3}[\\dX]'),
    isValid: hasChineseDigit,
  },
  { pattern: alone('\\d\\d(?:0[1-9]|1[0-2])(?:[0-2]\\d|3[01])-[1-8]\\d{6}') },
];

/** Finds the positions of national identity and tax numbers by shape and check digits. */
export function findNationalIds(text: string): number[] {
  if (!/\d.*\d.*\d.*\d/s.test(text)) return [];
  return nationalIds.flatMap(({ pattern, isValid, context, unlessAfter }) => {
    if (context && !context.test(text)) return [];
    return [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
      const id = found.replace(/[^a-z\d]/gi, '').toUpperCase();
      if (isValid && !isValid(id)) return [];
      if (unlessAfter?.test(text.slice(Math.max(0, index - 40), index))) return [];
      return [...found].flatMap((sign, at) => (/[a-z\d]/i.test(sign) ? [index + at] : []));
    });
  });
}
