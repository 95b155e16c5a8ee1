import { isLexiconWord } from '../language/concept-index.ts';
import { languages } from '../language/languages.ts';
import { isStopWord } from '../language/stop-words.ts';
import { foldWord } from '../language/tokenize.ts';
import type { ValueType } from '../lexicon/value-type.ts';
import { findEastAsianValues } from './east-asian-values.ts';
import { monthPatterns } from './month-names.ts';
import { weekdayPatterns } from './weekday-names.ts';

const months = monthPatterns.join('|');
const weekdays = weekdayPatterns.join('|');
const clock =
  '(?:[01]?\\d|2[0-4])\\s*[:.h]\\s*[0-5]\\d(?!\\d|\\.\\d)(?:\\s*(?:[ap]\\.?\\s?m\\b\\.?|uhr|h\\b))?|(?:[01]?\\d|2[0-4])\\s*(?:[ap]\\.?\\s?m\\b\\.?|uhr\\b|h\\b|o.clock)|\\b(?:noon|midnight|midi|minuit|mittags)\\b';
const numberWords =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|ein(?:e|en|er|em)?|zwei|drei|vier|f[uü]nf|sechs|sieben|acht|neun|zehn|zw[oö]lf|un|une|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|quinze|vingt|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|од(?:ин|на)|два|две|три|четыре|пять|шесть|семь|десять';
const durationUnits =
  'minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|fortnight|semesters?|minuten?|stunden?|tage?n?|wochen?|monate?n?|jahre?n?|heures?|jours?|semaines?|mois|ans?|ann[eé]es?|minutos?|horas?|d[ií]as?|semanas?|mes(?:es)?|a[nñ]os?|минут\\p{L}*|час\\p{L}*|д(?:ень|ня|ней)|недел\\p{L}*|месяц\\p{L}*|год\\p{L}*|лет';

/** How pages in the supported languages write each kind of value. */
const patterns: Record<ValueType, RegExp> = {
  money:
    /(?:[$€£¥₹₽]|\b(?:USD|US\$|EUR|GBP|CHF|Rs\.?|INR|CAD|AUD)\s?)\s*\/?\.?\s*\d[\d.,' ]*|\d[\d.,' ]*\s?(?:[$€£¥₹₽]|\/-|(?:USD|EUR|GBP|CHF|INR|euros?|dollars?|rupees|paisa|paise|pounds|cents?|francs?|pesos|руб\p{L}*)(?![\p{L}]))|\b(?:free of charge|no charge|kostenlos|kostenfrei|gratuite?|gratis|бесплатн\p{L}*)/giu,
  percent: /\d[\d.,]*\s?(?:%|percent\b|per cent\b|prozent\b|pour ?cent\b|por ciento\b|процент)/giu,
  phone:
    /(?<![\d\p{L}/.-]|〒\s?)(?:\+\d{1,3}[\s./-]?)?(?:\(\d{1,5}\)[\s./-]{0,3}|\d{2,5}[\s./–-]{1,3})(?:\d{2,4}[\s./–-]{0,3}){1,4}\d{1,4}(?![\d\p{L}])|\+\d{8,14}\b|\b0\d{8,11}\b/gu,
  email:
    /\w[\w.+-]*(?:\s?(?:@|\[at\]|\(at\)|\[@\]|\(@\))\s?)[\w-]+(?:(?:\.|\s?\[(?:dot|punkt|\.)\]\s?|\s?\(dot\)\s?)[\w-]+)+/giu,
  address: new RegExp(
    [
      String.raw`(?<![\d.,/]|\p{L})\d{1,5}[a-z]?,?\s+(?:[NSEW]\.?\s+)?(?:[\p{Lu}\d][\p{L}\d.'’-]*\s+){1,4}(?:[Ss]treet|St|[Aa]venue|Ave|[Rr]oad|Rd|[Dd]rive|Dr|[Ll]ane|Ln|Blvd|[Bb]oulevard|Way|Court|Ct|Place|Pl|Square|Sq|Parkway|Pkwy|Highway|Hwy|Suite|Terrace|Close|Crescent|Gardens)\b`,
      String.raw`\b\d{1,4}(?:\s?(?:bis|ter))?,?\s+(?:[Rr]ue|[Aa]venue|[Aa]v\.|[Bb]oulevard|[Bb]d|[Pp]lace|[Cc]hemin|[Aa]ll[eé]e|[Ii]mpasse|[Qq]uai|[Rr]oute|[Cc]ours)\s+[\p{L}'’ -]+`,
      String.raw`(?<!\p{L})(?!Spring)\p{Lu}[\p{L}-]*(?:str(?:a(?:ß|ss)e|\.)|weg|platz|allee|gasse|ring|damm|ufer)\s*\d{1,4}\s?[a-z]?\b(?!\s*%)`,
      String.raw`\p{L}+\s(?:Straße|Str\.|Platz|Weg|Allee)\s*\d{1,4}`,
      String.raw`\b(?:[Cc]alle|[Aa]venida|[Aa]vda\.?|[Pp]laza|[Pp]aseo|[Cc]arretera)\s+[\p{L} ]+,?\s*(?:n[ºo.]*\s*)?\d+`,
      String.raw`(?:[Уу]л\.|[Уу]лица|[Пп]роспект|[Пп]р\.|[Пп]ереулок)\s*[\p{L} ]+,?\s*(?:д\.?\s*)?\d+`,
      String.raw`\b\p{Lu}[\p{L} ]+,\s?[A-Z]{2}\s+\d{5}\b`,
      String.raw`(?<![\d.,/\p{L}-])\d{5}\s+\p{Lu}\p{L}{2,}`,
      String.raw`\bP\.?\s?O\.?\s?Box\s+\d+`,
    ].join('|'),
    'gu',
  ),
  time: new RegExp(
    `(?<![\\p{L}\\d]|\\d\\.)(?:${clock})|\\b\\d{1,2}\\s?(?:-|–|to|bis|à)\\s?\\d{1,2}\\s?(?:[ap]m|uhr|h)\\b|\\b\\d{1,2}:\\d{2}\\b|24/7`,
    'giu',
  ),
  date: new RegExp(
    `\\b\\d{1,2}(?:st|nd|rd|th|er|\\.)?\\s*(?:of\\s+|de\\s+)?(?:${months})(?![\\p{L}])|(?<![\\p{L}])(?:${months})\\.?,?\\s*\\d{1,4}|\\b\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}\\b|\\b\\d{4}-\\d{2}-\\d{2}\\b|\\b(?:19|20)\\d{2}\\b|(?<![\\p{L}])(?:${weekdays})(?![\\p{L}])`,
    'giu',
  ),
  duration: new RegExp(
    `(?<![\\p{L}])(?:\\d+(?:[.,]\\d+)?|${numberWords})[\\s-]*(?:working |business |calendar )?(?:${durationUnits})(?![\\p{L}])|\\b(?:fortnight|overnight|lifetime)\\b`,
    'giu',
  ),
  number: new RegExp(
    `\\d+|(?<![\\p{L}])(?:${numberWords}|once|twice|einmal|zweimal|half|demi|halb)(?![\\p{L}])`,
    'giu',
  ),
  person:
    /(?:\b(?:Dr|Mr|Mrs|Ms|Prof|Herr|Frau|Mme|Monsieur|Madame|Sr|Sra|Shri|Smt|Sri)\b\.?\s*(?:\p{Lu}[\p{L}.'’-]*\s*){1,4})|\p{Lu}[\p{Ll}'’-]+(?:\s+(?:\p{Lu}\.|de|von|van|der|el|la|di|du))*\s+\p{Lu}[\p{L}'’-]+/gu,
};

/** Longer pieces aren't statements; the limit also bounds the patterns' run time. */
const searchedLength = 2000;

/** These kinds always contain a digit, and testing for a digit is much cheaper. */
const writtenInDigits: ReadonlySet<ValueType> = new Set<ValueType>(['phone', 'address', 'percent']);

/** Finds values of a kind in a text, in order, as written. */
export function findValues(type: ValueType, text: string): string[] {
  const searched = withoutCompanies(type, text.slice(0, searchedLength));
  const isPossible = !writtenInDigits.has(type) || /\d/.test(searched);
  const written = isPossible ? (searched.match(patterns[type]) ?? []) : [];
  const found = [...written, ...findEastAsianValues(type, searched)];
  const trimmed = found.map((value) => value.trim().replace(/[,;.]$/, ''));
  if (type === 'person') return trimmed.filter(isName);
  return type === 'phone' ? trimmed.filter(isPhone) : trimmed;
}

/** Legal forms of companies and associations, whose names look like those of people. */
const companyPattern =
  /(?:\p{Lu}[\p{L}\d&.’'-]*\s+){1,6}(?:e\.\s?V\.|g?GmbH|AG\b|KG\b|UG\b|mbB\b|Inc\b|LLC\b|LLP\b|Ltd\b|P\.C\.|S\.?A\.?R\.?L\b|S\.L\.)/gu;

function withoutCompanies(type: ValueType, text: string): string {
  return type === 'person' ? text.replaceAll(companyPattern, '') : text;
}

/** Whether a text contains a value of a kind. */
export function showsValue(type: ValueType, text: string): boolean {
  return findValues(type, text).length > 0;
}

/** Mark, Bill and May are names and words. */
const longestAmbiguousName = 4;

/** Capitalised words are a name unless they include everyday words ("The Library"). */
function isName(value: string): boolean {
  if (/^(?:Dr|Mrs?|Ms|Prof|Herr|Frau|Mme|Shri|Smt|Sri)\b/.test(value)) return true;
  const words = value.split(/\s+/).map((word) => foldWord(word.replaceAll('-', '')));
  const isStop = (word = '') => languages.some((language) => isStopWord(word, language));
  if (isStop(words[0]) || isStop(words.at(-1))) return false;
  return words.every((word) => word.length <= longestAmbiguousName || !isLexiconWord(word));
}

/** ITU-T E.164: at most 15 digits; fewer than 7 are extensions, years or postcodes. Dates aren't phone numbers. */
function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, '').length;
  const isDate =
    /^\d{1,2}\.\s?\d{1,2}\.\s?\d{2,4}$/.test(value) ||
    /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/.test(value) ||
    /^(?:(?:19|20)\d\d[\s–/-]*)+(?:\d\d)?$/.test(value) ||
    /^[01]\d[0-5]\d\s*[–-]\s*[012]\d[0-5]\d$/.test(value);
  return digits >= 7 && digits <= 15 && !isDate;
}
