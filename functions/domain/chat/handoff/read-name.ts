import { hasFormOfQuestion, speaksForOneself } from '#functions/engine/search/read-reply.ts';

const longestName = 80;
const mostWords = 5;
/** Lower-case words that may be a name: "ana maria lopez", not "tuition fees of last year". */
const mostSmallWords = 3;
/** "Smith, Ana" and "Smith, Jr." */
const wordsAfterComma = 2;
/** A name in a script without spaces and capitals is short; a sentence isn't. */
const longestUncasedName = 16;

const introduction =
  /^(?:(?:hi|hello|hey)[,!]? )?(?:(?:my )?name(?: is|'s|:)|i am|i'm|this is|mein name ist|ich hei(?:ß|ss)e|ich bin|je m'appelle|je suis|mon nom est|me llamo|mi nombre es|soy|меня зовут|моё имя|мое имя)\s+/iu;
const namePattern = /^\p{L}[\p{L}\p{M}'.\- ]*$/u;

/** A name given by a visitor. `isPlain` means only its form suggests that it is one; `note` is what else they said. */
export type GivenName = { name: string; isPlain: boolean; isCapitalised: boolean; note?: string };

/** The name at the beginning of a message, and the rest of it: "Ana, call me after 5 pm". */
export function readNameAndNote(message: string): GivenName | undefined {
  const whole = readName(message);
  if (whole || hasFormOfQuestion(message)) return whole;
  const [first = '', ...others] = message.split(/[,;，、]\s*|\.\s+|\s[-–—]\s|[\r\n]+/u);
  const rest = message.slice(first.length).replace(/^[\s,;，、.–—-]+/u, '');
  const given = readName(first);
  if (!given || others.length === 0) return undefined;
  const second = readName(rest);
  if (second && second.name.split(' ').length <= wordsAfterComma && !speaksForOneself(rest))
    return { ...given, name: `${given.name} ${second.name}` };
  const isNote = speaksForOneself(rest) || /\d/.test(rest);
  return isNote ? { ...given, note: rest.replace(/\s+/g, ' ').trim() } : undefined;
}

/** The name in a message; undefined when it reads as something else. */
export function readName(message: string): GivenName | undefined {
  const text = message
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .trim();
  const name = text.replace(introduction, '').replace(/[.!,]+$/, '');
  const isPlain = !introduction.test(text);
  const words = name.split(' ');
  const isCapitalised =
    words.every((word) => word.length <= 3 || /^\p{Lu}/u.test(word)) && /^\p{Lu}/u.test(name);
  // "Chi Nguyen" and "Will Smith" begin with words that ask.
  const isFullName =
    isCapitalised && words.length > 1 && !/[?？؟]/.test(text) && words.every((word) => /^\p{Lu}/u.test(word));
  if ((hasFormOfQuestion(text) && !isFullName) || !namePattern.test(name)) return undefined;
  if (name.length > longestName || words.length > mostWords) return undefined;
  const isUncased = /^[^\p{Lu}\p{Ll}]+$/u.test(name);
  if (isUncased && name.length > longestUncasedName) return undefined;
  // "tuition fees please" is no name; "anna schmidt" may be one.
  const isSmall = isPlain && !isCapitalised && !isUncased;
  if (isSmall && (words.length > mostSmallWords || speaksForOneself(name))) return undefined;
  return { name, isPlain, isCapitalised };
}
