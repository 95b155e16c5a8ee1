import { findPeople } from '#functions/knowledge/facts/find-people.ts';
import { showsValue } from '#functions/knowledge/facts/value-patterns.ts';
import type { Knowledge, Passage, Statement } from '#functions/knowledge/knowledge.ts';
import type { ValueType } from '#functions/knowledge/language/concept.ts';
import { countWords } from '#functions/knowledge/language/unspaced-words.ts';
import { searchPassages } from '#functions/knowledge/search-index.ts';
import { countsAskedThing } from './count-in-statement.ts';
import { measureFocus } from './measure-focus.ts';
import { isWithinRange } from './number-range.ts';
import { type PlaceOfValue, placeOfValue } from './place-of-value.ts';
import { type ReadPassage, readPassage } from './read-passage.ts';
import type { Question, QuestionTerm } from './understand-question.ts';

/** The right paragraph is among the first 20 for 98 % of questions. */
const passagesRead = 30;

/** How far words count that stand not in the statement itself but around it. */
const reach = {
  heading: 0.85,
  neighbour: 0.75,
  title: 0.6,
  passage: 0.45,
  valueShown: 0.85,
  columnHeader: 0.7,
  lead: 0.8,
  range: 0.9,
} as const;

export type Candidate = {
  passage: Passage;
  /** Index of the statement in the passage. */
  at: number;
  statement: Statement;
  /** Share of the question, by weight, that the statement and its surroundings speak of. */
  coverage: number;
  /** Share that the statement itself speaks of. */
  ownCoverage: number;
  /** Per term of the question: how surely the statement itself speaks of it. */
  own: number[];
  /** Per term of the question: the same with what stands around. */
  reached: number[];
  /** Where the value asked for stands. */
  value: PlaceOfValue;
  score: number;
};

/** Statements that may answer, best first. */
export function rankStatements(question: Question, knowledge: Knowledge): Candidate[] {
  const found = searchPassages(knowledge.index, question.terms, passagesRead);
  const top = found[0]?.score ?? 1;
  const candidates = found.flatMap(({ passage: id, score }) => {
    const passage = knowledge.passages[id];
    return passage ? rankPassage(question, knowledge, passage, score / top) : [];
  });
  return candidates.sort((left, right) => right.score - left.score);
}

function rankPassage(
  question: Question,
  knowledge: Knowledge,
  passage: Passage,
  passageScore: number,
): Candidate[] {
  const { terms } = question;
  const read = readPassage(passage, knowledge.sources[passage.source]);
  const own = passage.statements.map((statement, at) =>
    terms.map((term) => matchStatement(term, read, at, statement)),
  );
  const around = terms.map((term, index) =>
    Math.max(
      matchTerms(term, read.headingTerms) * reach.heading,
      matchTerms(term, read.titleTerms) * reach.title,
      ...own.map((matches) => (matches[index] ?? 0) * reach.passage),
    ),
  );
  return passage.statements.map((statement, at) => {
    const reached = terms.map((_, index) =>
      Math.max(
        own[at]?.[index] ?? 0,
        Math.max(own[at - 1]?.[index] ?? 0, own[at + 1]?.[index] ?? 0) * reach.neighbour,
        (own[read.leads[at] ?? -1]?.[index] ?? 0) * reach.lead,
        around[index] ?? 0,
      ),
    );
    const coverage = weighted(terms, reached);
    const ownCoverage = weighted(terms, own[at] ?? []);
    const value = placeOfAskedValue(question, passage, at);
    const score =
      coverage +
      share.ownCoverage * ownCoverage +
      share.passage * passageScore +
      share.pair * countPairs(terms, read.orderedTerms[at] ?? []) +
      (value === 'own' ? share.focus * measureFocus(terms, statement, read.termsOf) : 0) +
      valueBonus[value] * (isLooseValue(question.value) ? share.looseValue : 1) +
      secondBonus(question, passage, statement) +
      (asksForList(question) && announcesList(passage, at) ? listBonus : 0) +
      shapeBonus(statement, passage) -
      (passingPattern.test(statement.text) ? passingMalus : 0) -
      (read.isHearsay ? hearsayMalus : 0);
    return { passage, at, statement, coverage, ownCoverage, own: own[at] ?? [], reached, value, score };
  });
}

/** A number that counts something else is no answer to "how many". */
function placeOfAskedValue(question: Question, passage: Passage, at: number): PlaceOfValue {
  const place = placeOfValue(question.value, passage, at);
  const statement = passage.statements[at];
  if (place !== 'own' || question.value !== 'number' || !statement) return place;
  const isCell = statement.kind === 'row' || statement.kind === 'definition';
  return countsAskedThing(question, statement.text, isCell) ? place : 'missing';
}

/** Words of a table's header stand in each of its rows: they tell less than the words of a row itself. */
function matchStatement(term: QuestionTerm, read: ReadPassage, at: number, { text }: Statement): number {
  const inCells = Math.max(matchTerms(term, read.cellTerms[at]), matchRange(term, text));
  const word = Math.max(inCells, matchTerms(term, read.terms[at]) * reach.columnHeader);
  if (word === 1 || !term.satisfiedBy) return word;
  return showsValue(term.satisfiedBy, text) ? Math.max(word, reach.valueShown) : word;
}

/** "Grades 1–5" speaks of grade 3 as well. */
function matchRange({ word }: QuestionTerm, text: string): number {
  const number = /^\d{1,3}$/.test(word) ? Number(word) : undefined;
  return number !== undefined && isWithinRange(number, text) ? reach.range : 0;
}

function matchTerms(term: QuestionTerm, terms: ReadonlySet<string> | undefined): number {
  let best = 0;
  for (const variant of term.variants)
    if (variant.weight > best && terms?.has(variant.term)) best = variant.weight;
  return best;
}

function weighted(terms: readonly QuestionTerm[], reached: readonly number[]): number {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0
    ? 0
    : terms.reduce((sum, { weight }, index) => sum + weight * (reached[index] ?? 0), 0) / total;
}

/** How much each observation adds to the coverage; found on questions with known answers. */
const share = { ownCoverage: 0.35, passage: 0.2, pair: 0.12, focus: 0.1, looseValue: 0.5 } as const;
const valueBonus: Record<PlaceOfValue, number> = {
  own: 0.2,
  'next-item': 0.2,
  next: 0.08,
  missing: -0.15,
  'not-asked': 0,
};
const hearsayMalus = 0.1;
const passingMalus = 0.12;
/** An example, or a line that sends the reader elsewhere, says less than the rule or the list itself. */
const passingPattern =
  /\b(?:for example|for instance|e\.g\.|zum beispiel|z\. ?b\.|par exemple|por ejemplo)|^(?:please )?(?:see|refer to|siehe|voir|v[eé]ase)\b|\b(?:in|see|on) (?:the|our) (?:\p{Lu}[\p{L}-]+ ){0,2}(?:Checklist|Handbook|Guide|Brochure|Manual|Catalog(?:ue)?|FAQ|Policy|Handout|Prospectus)\b/iu;
const secondValueBonus = 0.08;
const namedRoleBonus = 0.12;

/** Places and people are written too freely to hold much against a statement. */
function isLooseValue(value: ValueType | undefined): boolean {
  return value === 'address' || value === 'person';
}

function secondBonus({ kind, secondValue }: Question, passage: Passage, statement: Statement): number {
  const second = secondValue && showsValue(secondValue, statement.text) ? secondValueBonus : 0;
  const role = kind === 'who' && findPeople(statement, passage).length > 0 ? namedRoleBonus : 0;
  return second + role;
}

function shapeBonus(statement: Statement, passage: Passage): number {
  const { kind, text } = statement;
  const words = countWords(text);
  const isLast = passage.statements.at(-1) === statement;
  if (kind === 'heading') return isLast ? -0.15 : 0.02;
  if (/[:?]$/.test(text)) return isLast ? -0.15 : 0.08;
  if (words < 3) return -0.08;
  return words > 60 ? -0.05 : 0;
}

const listBonus = 0.15;
const fewestItems = 3;

/** "Which papers do I need?" wants them all, and "how do I apply?" every step. */
function asksForList({ text, value, kind }: Question): boolean {
  if (value !== undefined) return false;
  return kind === 'how' || manyPattern.test(text);
}

const manyPattern = /^(?:which|what|welche|quel(?:le)?s|qu[eé]|cu[aá]les) (?:\p{L}+ )?\p{L}+(?:s|en)\b/iu;

function announcesList({ statements }: Passage, at: number): boolean {
  const items = statements.slice(at + 1, at + 1 + fewestItems);
  const isLead = statements[at]?.kind === 'heading' || /:$/.test(statements[at]?.text ?? '');
  return isLead && items.length === fewestItems && items.every(({ kind }) => kind === 'item');
}

const pairLimit = 3;

/** Neighbouring terms of the question that are neighbours in the statement too. */
function countPairs(terms: readonly QuestionTerm[], statement: readonly string[]): number {
  const positions = terms.map(({ variants }) => {
    const names = new Set(variants.map(({ term }) => term));
    return statement.flatMap((term, position) => (names.has(term) ? [position] : []));
  });
  let pairs = 0;
  for (let index = 0; index + 1 < positions.length; index++) {
    const next = new Set(positions[index + 1]);
    if (positions[index]?.some((position) => next.has(position + 1))) pairs++;
  }
  return Math.min(pairs, pairLimit);
}
