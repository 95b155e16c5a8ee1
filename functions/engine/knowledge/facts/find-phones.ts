import {
  type CountryCode,
  findPhoneNumbersInText,
  getCountryCallingCode,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { readNumberLabel } from '#functions/engine/values/number-labels.ts';
import { isPhone } from '#functions/engine/values/phones.ts';
import { findValues } from '#functions/engine/values/value-patterns.ts';

/** What tells how a page's numbers are read: the organization's country, and the whole numbers that the page states. */
export type PhonePage = { country: CountryCode | undefined; known: readonly PhoneNumber[] };

/** `value` is the number as people of the country write it, `number` the same to dial, absent if it is not valid. */
type Phone = { value: string; number?: string };
export type FoundPhone = Phone & { at: number; end: number };

/** ITU-T E.164: shorter ones are extensions, years or postcodes. */
const enoughDigits = /(?:\d[\s()./+–-]{0,4}){6}\d/;
/** An account or an order in one run of digits; telephone numbers begin with the sign or digit of a call abroad or far away. */
const bareDigits = /^[1-9]\d*$/;
/** "030 555 0199/0198": the second number leaves out what both have. */
const secondNumber = /\s*\/\s*\d{1,5}$/;
const localPattern = /(?<![\d\p{L}(+./-]|\d\s)\d{3,4}[ .-]\d{4}(?![\d\p{L}]|[ ./:-]\d)/gu;

/** Whether a text can hold a telephone number. */
export const mayHoldPhone = (text: string): boolean => enoughDigits.test(text);

/**
 * The telephone numbers of a text, in order: what is valid in the organization's country or with its country code, unless
 * a label says that it is a number of another kind. `around` is the text above it.
 */
export function findPhones(text: string, around: string, page: PhonePage): FoundPhone[] {
  if (!mayHoldPhone(text)) return [];
  const { country } = page;
  const labelAt = (at: number) => {
    const before = text.slice(0, at);
    return readNumberLabel(/\p{L}/u.test(before) ? before : `${around} ${before}`);
  };
  const found = findPhoneNumbersInText(text, country).flatMap(({ number, startsAt, endsAt }) => {
    const written = text.slice(startsAt, endsAt);
    const label = labelAt(startsAt);
    if (label === 'other' || (label === undefined && bareDigits.test(written))) return [];
    const first = secondNumber.test(written)
      ? readPhone(written.replace(secondNumber, ''), country)
      : undefined;
    return { ...describePhone(first ?? number, country), at: startsAt, end: endsAt };
  });
  const others = [...findLocal(text, page), ...findPossible(text)].filter(
    ({ at, end }) => labelAt(at) === 'phone' && !found.some((one) => at < one.end && one.at < end),
  );
  return [...found, ...others].toSorted((one, other) => one.at - other.at);
}

/** A valid number as structured data, links and texts write it; undefined if it is none. */
export function readPhone(written: string, country: CountryCode | undefined): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(written, country);
  return number?.isValid() ? number : undefined;
}

/** A number as people of the organization's country write it, and to dial. */
export function describePhone(number: PhoneNumber, country: CountryCode | undefined): Required<Phone> {
  const isOwn = country !== undefined && number.countryCallingCode === getCountryCallingCode(country);
  return {
    value: isOwn ? number.formatNational() : number.formatInternational(),
    number: number.getURI().replace(/^tel:/, ''),
  };
}

/** Numbers without their area code, where the page's other numbers tell it. */
function findLocal(text: string, { country, known }: PhonePage): FoundPhone[] {
  return [...text.matchAll(localPattern)].flatMap(([written], index, all) => {
    if (!isPhone(written)) return [];
    const digits = written.replace(/\D/g, '');
    const same = known.filter(({ nationalNumber }) => nationalNumber.endsWith(digits));
    const areas = known.map((number) => `${areaOf(number)}${digits}`);
    const whole = new Set(same.length > 0 ? same.map(({ number }) => number) : areas);
    const [only = ''] = whole;
    const number = whole.size === 1 ? readPhone(only, country) : undefined;
    const at = all[index]?.index ?? 0;
    return number ? { ...describePhone(number, country), at, end: at + written.length } : [];
  });
}

/** "+1541": the country code and the first group of a number. */
const areaOf = (number: PhoneNumber): string => number.formatInternational().split(' ').slice(0, 2).join('');

/** What a label calls a telephone number, though it is of no range in use or of an unknown country: as written. */
function findPossible(text: string): FoundPhone[] {
  let from = 0;
  return findValues('phone', text).map((value) => {
    const at = text.indexOf(value, from);
    from = at + value.length;
    return { value, at, end: from };
  });
}
