import { findPeople } from '#functions/engine/knowledge/facts/find-people.ts';
import type { Passage, Statement } from '#functions/engine/knowledge/knowledge.ts';
import { rememberByText } from '#functions/engine/language/remember-by-text.ts';
import { countWords } from '#functions/engine/language/unspaced-words.ts';
import { answerSource } from '#functions/engine/search/join-dialogues.ts';
import type { QuestionTerm } from '#functions/engine/search/terms/question-term.ts';
import type { Question } from '#functions/engine/search/understand-question.ts';
import { showsValue } from '#functions/engine/values/value-patterns.ts';
import type { ValuePlace } from './locate-value.ts';
import { measureFocus } from './measure-focus.ts';
import { isForTheOthers } from './negation.ts';
import { matchQuestions } from './question-above.ts';
import type { Features } from './ranking-weights.ts';
import type { ReadPassage } from './read-passage.ts';
import { isLabelledFor } from './value-labels.ts';

/** A statement, with how well it and its context match each term of the question. */
export type MatchedStatement = {
  passage: Passage;
  at: number;
  statement: Statement;
  own: number[];
  reached: number[];
  /** How well the headings above match each term. */
  heading: number[];
  /** How well the page's title and URL match each term. */
  title: number[];
  value: ValuePlace;
};

/** The features for ranking. `passageScore` is the passage's search score relative to the best one's. */
export function observeStatement(
  question: Question,
  matched: MatchedStatement,
  read: ReadPassage,
  passageScore: number,
): Features {
  const { terms } = question;
  const { passage, at, statement, own, reached, value } = matched;
  const isPlace = question.value === 'address' || question.value === 'person';
  const words = countStatementWords(statement.text);
  const isLast = passage.statements.at(-1) === statement;
  const isHeading = statement.kind === 'heading';
  const isLead = !isHeading && /[:?]$/.test(statement.text);
  const { names } = nameTerms(terms);
  const ordered = read.orderedTerms[at] ?? [];
  const questionWords = read.questionWords[at];
  const flag = (holds: boolean) => (holds ? 1 : 0);
  const firstBody = passage.statements.findIndex(({ kind }) => kind !== 'heading');
  return {
    coverage: weighted(terms, reached),
    ownCoverage: weighted(terms, own),
    passageScore,
    pairs: countPairs(terms, ordered) / pairLimit,
    density: shareSpokenOf(ordered, names),
    focus: value === 'own' || question.value === undefined ? measureFocus(names, statement, read.termsOf) : 0,
    answersHeading: at === firstBody ? shareSpokenOf(read.lastHeadingTerms, names) : 0,
    headingCoverage: weighted(terms, matched.heading),
    sectionCoverage: weighted(terms, higherOf(matched.heading, matched.title)),
    sameQuestion: questionWords === undefined ? 0 : matchQuestions(question, questionWords),
    valueOwn: flag(!isPlace && value === 'own'),
    valueNextItem: flag(value === 'next-item'),
    valueNext: flag(value === 'next'),
    valueMissing: flag(!isPlace && value === 'missing'),
    placeOwn: flag(isPlace && value === 'own'),
    labelled: flag(question.value !== undefined && isLabelledFor(question.value, passage, at)),
    placeMissing: flag(isPlace && value === 'missing'),
    secondValue: flag(question.secondValue !== undefined && showsValue(question.secondValue, statement.text)),
    namedRole: flag(question.kind === 'who' && findPeople(statement, passage).length > 0),
    announcesList: flag(asksForList(question) && announcesList(passage, at)),
    heading: flag(isHeading),
    headingLast: flag(isHeading && (isLast || passage.statements[at + 1]?.kind === 'heading')),
    lead: flag(isLead),
    leadLast: flag(isLead && isLast),
    long: flag(!isHeading && !isLead && words > 60),
    passing: flag(isInPassing(statement.text)),
    hearsay: flag(read.isHearsay),
    summary: flag(statement.block < 0),
    topicMissing: flag(isTopicMissing(question, reached)),
    forOthers: flag(isForTheOthers(question, statement.text)),
  };
}

/** The weighted share of terms that match. */
export function weighted(terms: readonly QuestionTerm[], reached: readonly number[]): number {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0
    ? 0
    : terms.reduce((sum, { weight }, index) => sum + weight * (reached[index] ?? 0), 0) / total;
}

function higherOf(left: readonly number[], right: readonly number[]): number[] {
  return left.map((value, index) => Math.max(value, right[index] ?? 0));
}

/** How well the heaviest term matches. */
export function keyMatch(terms: readonly QuestionTerm[], matches: readonly number[]): number {
  const heaviest = Math.max(...terms.map(({ weight }) => weight));
  return Math.max(0, ...terms.map(({ weight }, index) => (weight === heaviest ? (matches[index] ?? 0) : 0)));
}

/** A term with a lower match counts as missing. */
export const leastMatch = 0.45;
/** A term with at least this share of the heaviest weight may be the topic. */
const topicShare = 0.6;

/** The price of something else doesn't answer "what does the after-school program cost?". */
function isTopicMissing({ terms, value, secondValue }: Question, reached: readonly number[]): boolean {
  if (value === undefined || secondValue !== undefined) return false;
  const topics = terms.map(({ word, isSubject, isInLexicon, satisfiedBy, weight }) => {
    const mayBeTopic = satisfiedBy === undefined && (isSubject || (isInLexicon && word.includes(' ')));
    return mayBeTopic ? weight : 0;
  });
  const least = topicShare * Math.max(...topics);
  return least > 0 && !topics.some((weight, index) => weight >= least && (reached[index] ?? 0) >= leastMatch);
}

function shareSpokenOf(words: readonly string[], names: ReadonlySet<string>): number {
  return words.length === 0 ? 0 : words.filter((word) => names.has(word)).length / words.length;
}

/** Examples and links elsewhere tell less than the rule or list itself. */
const passingPattern = new RegExp(
  answerSource(({ passing }) => passing),
  'iu',
);
const isInPassing = rememberByText((text) => passingPattern.test(text));
const countStatementWords = rememberByText(countWords);

const fewestItems = 3;

/** "Which papers do I need?" asks for all of them, "how do I apply?" for every step. */
function asksForList({ text, value, kind }: Question): boolean {
  if (value !== undefined) return false;
  return kind === 'how' || manyPattern.test(text);
}

const manyPattern = new RegExp(
  `^${answerSource(({ asksForMany }) => asksForMany)} (?:\\p{L}+ )?\\p{L}+(?:s|en)\\b`,
  'iu',
);

function announcesList({ statements }: Passage, at: number): boolean {
  const items = statements.slice(at + 1, at + 1 + fewestItems);
  const isLead = statements[at]?.kind === 'heading' || /:$/.test(statements[at]?.text ?? '');
  return isLead && items.length === fewestItems && items.every(({ kind }) => kind === 'item');
}

type TermNames = { names: ReadonlySet<string>; namesOfEach: readonly ReadonlySet<string>[] };

/** The same terms are looked for in hundreds of statements. */
const namesOfTerms = new WeakMap<readonly QuestionTerm[], TermNames>();

/** All variants of the terms, together and by term. */
function nameTerms(terms: readonly QuestionTerm[]): TermNames {
  const known = namesOfTerms.get(terms);
  if (known) return known;
  const namesOfEach = terms.map(({ variants }) => new Set(variants.map(({ term }) => term)));
  const found = { names: new Set(namesOfEach.flatMap((names) => [...names])), namesOfEach };
  namesOfTerms.set(terms, found);
  return found;
}

const pairLimit = 3;

/** Counts neighbouring terms of the question that are neighbours in the statement too. */
function countPairs(terms: readonly QuestionTerm[], statement: readonly string[]): number {
  const { names, namesOfEach } = nameTerms(terms);
  const pairs = new Set<number>();
  for (const [position, term] of statement.entries()) {
    const next = statement[position + 1];
    if (next === undefined || !names.has(term) || !names.has(next)) continue;
    for (const [index, namesOfTerm] of namesOfEach.entries())
      if (namesOfTerm.has(term) && namesOfEach[index + 1]?.has(next)) pairs.add(index);
  }
  return Math.min(pairs.size, pairLimit);
}
