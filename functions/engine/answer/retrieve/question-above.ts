import type { Passage } from '#functions/engine/knowledge/knowledge.ts';
import type { Language } from '#functions/engine/language/languages.ts';
import { stem } from '#functions/engine/language/stem.ts';
import { isStopWord } from '#functions/engine/language/stop-words.ts';
import { subjectWeight } from '#functions/engine/language/subject-weight.ts';
import { tokenize } from '#functions/engine/language/tokenize.ts';
import type { QuestionTerm } from '#functions/engine/search/terms/question-term.ts';
import type { Question } from '#functions/engine/search/understand-question.ts';

/** A word of a question on a page. Small words count a little, because similar questions share them too. */
export type QuestionWord = { term: string; weight: number };

/** Questions on different subjects reach about this share. */
const leastAlike = 0.45;
const weightOfSmallWord = 0.2;
const weightOfLightWord = 0.5;

export function readQuestionWords(text: string, language: Language): QuestionWord[] {
  return tokenize(text).map(({ word }) => ({ term: stem(word, language), weight: weigh(word, language) }));
}

function weigh(word: string, language: Language): number {
  if (isStopWord(word, language)) return weightOfSmallWord;
  return subjectWeight(word, language) < 1 ? weightOfLightWord : 1;
}

/**
 * How similar the visitor's question is to one on the page, from 0 to 1: the weighted share of words in common. What
 * it is about must be in both: "Do you bake without sugar?" isn't "Do you bake without gluten?".
 */
export function matchQuestions(question: Question, onPage: readonly QuestionWord[]): number {
  const { asked, said, byTerm } = readAsked(question);
  const shown = new Set(onPage.map(({ term }) => term));
  const isShown = (term: string) =>
    shown.has(term)
      ? 1
      : Math.max(
          0,
          ...(byTerm.get(term)?.variants ?? []).map((one) => (shown.has(one.term) ? one.weight : 0)),
        );
  const common =
    sum(asked.map(({ term, weight }) => weight * isShown(term))) +
    sum(onPage.map(({ term, weight }) => weight * (said.get(term) ?? 0)));
  const all = sum([...asked, ...onPage].map(({ weight }) => weight));
  const alike = all === 0 ? 0 : Math.max(0, (common / all - leastAlike) / (1 - leastAlike));
  const telling = asked.filter(({ weight }) => weight === 1).map(({ term }) => isShown(term));
  return telling.length === 0 ? alike : alike * (sum(telling) / telling.length) ** 2;
}

type AskedWords = {
  asked: readonly QuestionWord[];
  /** The weights of all words that say the same. */
  said: ReadonlyMap<string, number>;
  byTerm: ReadonlyMap<string, QuestionTerm>;
};

/** The same question is compared with each one on the pages. */
const askedWords = new WeakMap<Question, AskedWords>();

function readAsked(question: Question): AskedWords {
  const known = askedWords.get(question);
  if (known) return known;
  const { text, language, terms } = question;
  const asked = readQuestionWords(text, language);
  const said = new Map(asked.map(({ term }) => [term, 1]));
  for (const { variants } of terms)
    for (const { term, weight } of variants) said.set(term, Math.max(weight, said.get(term) ?? 0));
  const byTerm = new Map(
    terms.flatMap((term) => term.word.split(' ').map((word) => [stem(word, language), term] as const)),
  );
  const found = { asked, said, byTerm };
  askedWords.set(question, found);
  return found;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** For each statement, the question on the page that it answers: the heading or the line right above. */
export function findQuestionsAbove({ headings, statements }: Passage): (string | undefined)[] {
  const firstBody = statements.findIndex(({ kind }) => kind !== 'heading');
  return statements.map(({ text, kind }, at) => {
    if (isQuestion(text)) return text;
    const inOne = /^([^?]{8,120}\?):? \S/.exec(text)?.[1];
    if (inOne && kind === 'definition') return inOne;
    const above = at === firstBody ? headings.at(-1) : statements[at - 1]?.text;
    return above !== undefined && isQuestion(above) ? above : undefined;
  });
}

/** Whether a line is in a list of questions, whose answers are elsewhere. */
export function isListedQuestion({ statements }: Passage, at: number): boolean {
  const [line, next] = statements.slice(at, at + 2);
  if (!line || line.kind === 'heading' || !isQuestion(line.text)) return false;
  return next === undefined || isQuestion(next.text);
}

/** From this similarity, two questions ask the same thing. */
const sameFrom = 0.6;

/** Whether the visitor asks the same question as a line of the page. */
export function isSameQuestion(question: Question, line: string): boolean {
  return isQuestion(line) && matchQuestions(question, readQuestionWords(line, question.language)) >= sameFrom;
}

export function isQuestion(text: string): boolean {
  return /[?？]$/.test(text);
}
