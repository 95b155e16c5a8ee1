import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { isNameOrAddress, withoutContacts } from '#functions/engine/language/detect/names-no-language.ts';
import { foldWord, tokenize } from '#functions/engine/language/tokenize.ts';
import { isName, wordsOfPerson } from '#functions/engine/values/people.ts';

/** "24/7", "1040" and "2027" name a subject. */
const fewestDigits = 5;

/**
 * Whether a message is nothing but an address, a number or a name that the website does not know: it says something of the
 * visitor, and asks nothing of the website.
 */
export function isBareDetail(message: string, knowledge: Knowledge): boolean {
  const text = message.normalize('NFKC').replaceAll('’', "'").trim();
  if (text === '' || /[?？؟]\s*$/u.test(text)) return false;
  const rest = withoutContacts(text).replace(/^[\s,;:.!-]+|[\s,;:.!-]+$/gu, '');
  if (rest === '') return true;
  const digits = rest.match(/\p{Nd}/gu)?.length ?? 0;
  if (!/\p{L}/u.test(rest)) return digits >= fewestDigits && !isSaid([rest], knowledge);
  const name = rest.replace(/[\s,;:/|-]+[+(]?\p{Nd}[\p{Nd}\s()/.-]*$/u, '');
  if (/\p{Nd}/u.test(name)) return isNameOrAddress(name) && !isSaid(readWords(name), knowledge);
  return isNameOrAddress(name) && isName(name) && !isSaid(wordsOfPerson(name), knowledge);
}

const readWords = (text: string): string[] => tokenize(text).map(({ word }) => word);

/** Whether one passage of the website, or a title, says all these words. */
function isSaid(words: readonly string[], { passages, sources }: Knowledge): boolean {
  const holdsAll = (text: string) => {
    const folded = foldWord(text);
    return words.every((word) => folded.includes(word));
  };
  return (
    sources.some(({ title }) => holdsAll(title)) ||
    passages.some(({ headings, statements }) =>
      holdsAll([...headings, ...statements.map(({ text }) => text)].join('\n')),
    )
  );
}

/** Whether a passage of the website writes a word in small letters, as it does no name. */
export function saysInSmallLetters(word: string, { passages }: Knowledge): boolean {
  const small = word.toLowerCase();
  if (small === word.toUpperCase()) return false;
  return passages.some(({ statements }) =>
    statements.some(({ text }) => text.includes(small) && splitTokens(text).includes(small)),
  );
}

/** Addresses stay whole: "ben@cole.example" does not say "ben". */
const splitTokens = (text: string): string[] =>
  text.split(/[^\p{L}\p{M}\p{N}@._'’-]+/u).map((token) => token.replace(/\.+$/, ''));
