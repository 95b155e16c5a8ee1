/** E.164 allows fifteen digits; numbers of fewer than seven reach nobody from outside. */
const fewestDigits = 7;
const mostDigits = 15;

/** Digits of every script; dashes and wide characters as phones and pages of other countries write them. */
const number = String.raw`(?:[+＋]\s?)?(?:[(（]\s?)?\p{Nd}[\p{Nd}\s()（）./\p{Pd}\u2212]{4,30}\p{Nd}`;
const extension = String.raw`\s*[,;]?\s*(?:extension|ext\.?|x|#)[\s=]*\p{Nd}{1,6}`;

const anywhere = new RegExp(`${number}(?:${extension})?`, 'iu');
const alone = new RegExp(`^${number}(?:${extension})?[.\\s]*$`, 'iu');
const atTheEnd = new RegExp(`${extension}$`, 'iu');

/** Whether this is a phone number and nothing else, in the spelling of any country. */
export const isPhoneNumber = (text: string): boolean => alone.test(text) && hasFittingLength(text);

/** The first phone number in a text, as it is written there. */
export function findPhoneNumber(text: string): string | undefined {
  const [found] = anywhere.exec(text) ?? [];
  return found !== undefined && hasFittingLength(found) ? found : undefined;
}

function hasFittingLength(phone: string): boolean {
  const digits = phone.replace(atTheEnd, '').match(/\p{Nd}/gu)?.length ?? 0;
  return digits >= fewestDigits && digits <= mostDigits;
}
