import { stem } from '#functions/knowledge/language/stem.ts';
import { foldWord } from '#functions/knowledge/language/tokenize.ts';
import type { Question } from './understand-question.ts';

const numberWords =
  /^(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|no|none|once|twice|ein\p{L}*|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|zwolf|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)$/u;
/** An article counts where the number is a rate: "un cours par semaine", and not "un adhérent" or "it sits with one person". */
const articlePattern = /^(?:ein\p{L}*|une?|one)$/u;
const ratePattern = /(?<!\p{L})(?:per|every|each|pro|je|par|por|al)(?!\p{L})/u;
/** Adjectives stand between a number and what it counts: "24 small classes", "900 text and reference books". */
const wordsBetween = 4;
const wordPattern = /\p{L}[\p{L}'’-]*|\d[\d.,]*/gu;

/**
 * Whether a number of the statement counts what the question asks for: "214 students" and "Students: 214" count
 * students, "students collect 1,140 pounds" does not. True where the question names nothing to count.
 */
export function countsAskedThing(
  { counted, terms, language }: Question,
  text: string,
  isCell: boolean,
): boolean {
  const asked = terms.filter(({ word, variants }) => counted.includes(word) && variants.length > 0);
  if (asked.length === 0) return true;
  const names = new Set(asked.flatMap(({ variants }) => variants.map(({ term }) => term)));
  const words = (foldWord(text).match(wordPattern) ?? []).map((word) => word.replace(/[.,]$/, ''));
  const isAsked = (word: string) => names.has(word) || names.has(stem(word, language));
  const isRate = ratePattern.test(foldWord(text));
  const isNumber = (word: string) => numberWords.test(word) && (isRate || !articlePattern.test(word));
  if (isCell) return words.some(isAsked) && words.some(isNumber);
  return words.some((word, at) => {
    if (!isNumber(word)) return false;
    const following = words.slice(at + 1).filter((next) => !isNumber(next) && next !== 'thousand');
    return following.slice(0, wordsBetween).some(isAsked);
  });
}
