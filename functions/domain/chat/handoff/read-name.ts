import { isQuestion } from './handoff-words.ts';

const longestName = 80;
const mostWords = 5;
/** A name in a script without spaces and capitals is short; a sentence isn't. */
const longestUncasedName = 16;

const introduction =
  /^(?:(?:hi|hello|hey)[,!]? )?(?:(?:my )?name(?: is|'s|:)|i am|i'm|this is|mein name ist|ich hei(?:ß|ss)e|ich bin|je m'appelle|je suis|mon nom est|me llamo|mi nombre es|soy|меня зовут|моё имя|мое имя)\s+/iu;
const namePattern = /^\p{L}[\p{L}\p{M}'.\- ]*$/u;

/** A name given by a visitor. `isPlain` means only its form suggests that it is one. */
export type GivenName = { name: string; isPlain: boolean; isCapitalised: boolean };

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
  if (isQuestion(text) || !namePattern.test(name)) return undefined;
  if (name.length > longestName || words.length > mostWords) return undefined;
  const isCapitalised =
    words.every((word) => word.length <= 3 || /^\p{Lu}/u.test(word)) && /^\p{Lu}/u.test(name);
  const isUncased = /^[^\p{Lu}\p{Ll}]+$/u.test(name);
  if (isUncased && name.length > longestUncasedName) return undefined;
  // "tuition fees please" is no name; "anna schmidt" may be one.
  if (isPlain && !isCapitalised && !isUncased && words.length > 2) return undefined;
  return { name, isPlain, isCapitalised };
}
