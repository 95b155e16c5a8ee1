const hour = /(?:^|[^\d.,:])(?:[01]?\d|2[0-4])$/;
const minutes = /^[0-5]\d$/;
const price = /(?:[$€£¥]|\b(?:EUR|USD|CHF|GBP|Fr\.?))\s?[\d,.' ]*\d$/i;
/** "12" and a raised "50" before it are a price, whatever an hour looks like. */
const currencyAfter = /^\s?(?:[$€£¥]|(?:EUR|USD|CHF|GBP|Fr)\b)/i;
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const writtenRaised = /(?<=\d)[⁰¹²³⁴⁵⁶⁷⁸⁹]{2}(?![⁰¹²³⁴⁵⁶⁷⁸⁹])/g;

/** Raised digits in characters of their own, so that they never become part of the number before them. */
export function raiseDigits(text: string): string {
  return /^[\s\d,*]+$/.test(text)
    ? text.replace(/\d/g, (digit) => superscripts[Number(digit)] ?? digit)
    : text;
}

/** "7" and a raised "30" are 7:30, "$4" and a raised "99" are $4.99; other raised digits stay raised. */
export function joinRaised(base: string, raised: string, after = ''): string {
  const isPrice = price.test(base) || (/\d$/.test(base) && currencyAfter.test(raised.slice(2) + after));
  if (minutes.test(raised.slice(0, 2)) && !/^\d{3}/.test(raised) && hour.test(base) && !isPrice)
    return `${base}:${raised}`;
  if (/^\d\d(?!\d)/.test(raised) && isPrice) return `${base}.${raised}`;
  return base + raiseDigits(raised);
}

/** Minutes and cents in raised characters, whoever raised them. */
export function readRaised(text: string): string {
  return text.replace(writtenRaised, (raised, offset: number) => {
    const digits = [...raised].map((digit) => superscripts.indexOf(digit)).join('');
    const joined = joinRaised(text.slice(0, offset), digits, text.slice(offset + raised.length));
    return /^[:.]/.test(joined.slice(offset)) ? joined.slice(offset) : raised;
  });
}
