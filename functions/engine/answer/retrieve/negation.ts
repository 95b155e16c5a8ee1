import type { Language } from '#functions/engine/language/languages.ts';
import { rememberByText } from '#functions/engine/language/remember-by-text.ts';
import { stem } from '#functions/engine/language/stem.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';
import { answerSource } from '#functions/engine/search/join-dialogues.ts';
import type { Question } from '#functions/engine/search/understand-question.ts';

/** "Not a member", "kein Mitglied", "sans licence": the excepted noun is at most two words later. */
const exceptingPattern = new RegExp(
  `(?<!\\p{L})${answerSource(({ excepts }) => excepts)}[\\s-]+(\\p{L}+)(?:[\\s-]+(\\p{L}+))?`,
  'gu',
);
/** "Non-member", "Nichtmitglied": people outside the group. */
const exceptedPattern = new RegExp(
  `(?<!\\p{L})${answerSource(({ nonPrefix }) => nonPrefix)}(?=\\p{L})(\\p{L}{4,})`,
  'gu',
);

/** Whether the question is about people who aren't something and the statement about those who are, or vice versa. */
export function isForTheOthers({ text, terms, language }: Question, statement: string): boolean {
  const asked = withStems(findExcepting(text), language);
  const said = withStems(findExcepted(statement), language);
  if (asked.size === 0 && said.size === 0) return false;
  return terms.some(({ variants }) => {
    const isIn = (words: ReadonlySet<string>) => variants.some(({ term }) => words.has(term));
    if (isIn(asked)) return !isIn(said) && variants.some(({ term }) => foldWord(statement).includes(term));
    return isIn(said);
  });
}

const findExcepting = rememberByText((text) => findWords(exceptingPattern, text));
const findExcepted = rememberByText((text) => findWords(exceptedPattern, text));

function findWords(pattern: RegExp, text: string): readonly string[] {
  const matches = [...foldWord(text).replaceAll('’', "'").matchAll(pattern)];
  return matches.flatMap(([, ...words]) => words.filter((word) => word));
}

function withStems(words: readonly string[], language: Language): ReadonlySet<string> {
  return new Set(words.flatMap((word) => [word, stem(word, language)]));
}
