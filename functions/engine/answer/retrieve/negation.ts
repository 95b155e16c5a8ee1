import type { Language } from '#functions/engine/language/languages.ts';
import { stem } from '#functions/engine/language/stem.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';
import { answerSource } from '../understand/join-dialogues.ts';
import type { Question } from '../understand/understand-question.ts';

/** "Not a member", "kein Mitglied", "sans licence": the noun that a question excepts, up to two words on. */
const exceptingPattern = new RegExp(
  `(?<!\\p{L})${answerSource(({ excepts }) => excepts)}[\\s-]+(\\p{L}+)(?:[\\s-]+(\\p{L}+))?`,
  'gu',
);
/** "Non-member", "Nichtmitglied": what a row is for whom the thing does not hold. */
const exceptedPattern = new RegExp(
  `(?<!\\p{L})${answerSource(({ nonPrefix }) => nonPrefix)}(?=\\p{L})(\\p{L}{4,})`,
  'gu',
);

/**
 * Whether a statement is about the others: the question asks for those who are not something and the statement is
 * for those who are, or the other way round.
 */
export function isForTheOthers({ text, terms, language }: Question, statement: string): boolean {
  const asked = wordsOf(exceptingPattern, text, language);
  const said = wordsOf(exceptedPattern, statement, language);
  if (asked.size === 0 && said.size === 0) return false;
  return terms.some(({ variants }) => {
    const isIn = (words: ReadonlySet<string>) => variants.some(({ term }) => words.has(term));
    if (isIn(asked)) return !isIn(said) && variants.some(({ term }) => foldWord(statement).includes(term));
    return isIn(said);
  });
}

function wordsOf(pattern: RegExp, text: string, language: Language): ReadonlySet<string> {
  const matches = [...foldWord(text).replaceAll('’', "'").matchAll(pattern)];
  return new Set(
    matches.flatMap(([, ...words]) => words.flatMap((word) => (word ? [word, stem(word, language)] : []))),
  );
}
