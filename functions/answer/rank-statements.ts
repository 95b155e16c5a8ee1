import { findPeople } from '#functions/knowledge/facts/find-people.ts';
import { showsValue } from '#functions/knowledge/facts/value-patterns.ts';
import { textTerms } from '#functions/knowledge/index-passage.ts';
import type { Knowledge, KnowledgeSource, Passage, Statement } from '#functions/knowledge/knowledge.ts';
import { languageOfTag } from '#functions/knowledge/language/languages.ts';
import { searchPassages } from '#functions/knowledge/search-index.ts';
import type { Question, QuestionTerm } from './understand-question.ts';

/** The right paragraph is among the first 20 for 98 % of questions. */
const passagesRead = 30;

/** How far words count that stand not in the statement itself but around it. */
const reach = {
  own: 1,
  heading: 0.85,
  neighbour: 0.75,
  title: 0.6,
  passage: 0.45,
  valueShown: 0.85,
  columnHeader: 0.7,
  lead: 0.8,
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
  value: 'own' | 'next-item' | 'next' | 'missing' | 'not-asked';
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
  const source = knowledge.sources[passage.source];
  const language = languageOfTag(source?.language);
  const statementTerms = passage.statements.map(({ text }) => textTerms(text, language));
  const headingTerms = new Set(passage.headings.flatMap((heading) => textTerms(heading, language)));
  const titleTerms = new Set(textTerms(source?.title ?? '', language));
  const asked = passage.headings.at(-1)?.endsWith('?')
    ? textTerms(passage.headings.at(-1) ?? '', language)
    : [];
  const own = passage.statements.map((statement, at) => {
    const terms = new Set([...(statementTerms[at] ?? []), ...asked]);
    const cells = statement.kind === 'row' ? new Set(textTerms(statement.quote ?? '', language)) : terms;
    return question.terms.map((term) => matchStatement(term, terms, cells, statement));
  });
  const leads = findLeads(passage);
  const anywhere = question.terms.map((_, index) =>
    Math.max(0, ...own.map((matches) => matches[index] ?? 0)),
  );
  const place = isHearsay(source) ? hearsayMalus : 0;
  return passage.statements.map((statement, at) => {
    const reached = question.terms.map((term, index) =>
      Math.max(
        (own[at]?.[index] ?? 0) * reach.own,
        Math.max(own[at - 1]?.[index] ?? 0, own[at + 1]?.[index] ?? 0) * reach.neighbour,
        (anywhere[index] ?? 0) * reach.passage,
        matchTerms(term, headingTerms) * reach.heading,
        (own[leads[at] ?? -1]?.[index] ?? 0) * reach.lead,
        matchTerms(term, titleTerms) * reach.title,
      ),
    );
    const coverage = weighted(question.terms, reached);
    const ownCoverage = weighted(question.terms, own[at] ?? []);
    const value = placeOfValue(question, passage, at);
    const score =
      coverage +
      0.35 * ownCoverage +
      0.2 * passageScore +
      0.12 * countPairs(question.terms, statementTerms[at] ?? []) +
      valueBonus[value] * (question.value === 'address' || question.value === 'person' ? softShare : 1) +
      (question.secondValue && showsValue(question.secondValue, statement.text) ? secondValueBonus : 0) +
      (question.kind === 'who' && findPeople(statement, passage).length > 0 ? namedRoleBonus : 0) +
      shapeBonus(statement, passage) -
      place;
    return { passage, at, statement, coverage, ownCoverage, own: own[at] ?? [], reached, value, score };
  });
}

/** Words of a table's header stand in each of its rows: they tell less than the words of a row itself. */
function matchStatement(
  term: QuestionTerm,
  terms: ReadonlySet<string>,
  cells: ReadonlySet<string>,
  { text }: Statement,
): number {
  const word = Math.max(matchTerms(term, cells), matchTerms(term, terms) * reach.columnHeader);
  if (word === 1 || !term.satisfiedBy) return word;
  return showsValue(term.satisfiedBy, text) ? Math.max(word, reach.valueShown) : word;
}

function matchTerms(term: QuestionTerm, terms: ReadonlySet<string>): number {
  let best = 0;
  for (const variant of term.variants)
    if (variant.weight > best && terms.has(variant.term)) best = variant.weight;
  return best;
}

function weighted(terms: readonly QuestionTerm[], reached: readonly number[]): number {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0
    ? 0
    : terms.reduce((sum, { weight }, index) => sum + weight * (reached[index] ?? 0), 0) / total;
}

/** What clients write, news of a day and legal notices answer questions about the organisation less surely. */
const hearsayPattern =
  /testimonial|review|privacy|terms[-_ ]of|datenschutz|cookie|disclaimer|confidentialit|privacidad|avis[-_ ]client/i;
const hearsayMalus = 0.1;

function isHearsay(source: KnowledgeSource | undefined): boolean {
  return hearsayPattern.test(`${source?.url ?? ''} ${source?.title ?? ''}`);
}

const namedRoleBonus = 0.12;
const softShare = 0.5;
const secondValueBonus = 0.08;

const valueBonus: Record<Candidate['value'], number> = {
  own: 0.2,
  'next-item': 0.2,
  next: 0.08,
  missing: -0.15,
  'not-asked': 0,
};

function placeOfValue({ value }: Question, passage: Passage, at: number): Candidate['value'] {
  if (!value) return 'not-asked';
  if (showsValue(value, passage.statements[at]?.text ?? '')) return 'own';
  if (value === 'person' && isNamedAbove(passage, at)) return 'own';
  const following = passage.statements.slice(at + 1, at + 3);
  if (
    value === 'person' &&
    passage.statements[at]?.kind === 'item' &&
    showsValue(value, following[0]?.text ?? '')
  )
    return 'next-item';
  return following.some(({ text }) => showsValue(value, text)) ? 'next' : 'missing';
}

/** A role stands below the name of its holder: in the heading, or up to two lines further up. */
function isNamedAbove({ headings, statements }: Passage, at: number): boolean {
  const block = statements[at]?.block;
  const lines = statements
    .slice(Math.max(0, at - 2), at)
    .filter((line) => line.block === block && line.text.length < nameLineLength);
  return [headings.at(-1) ?? '', ...lines.map(({ text }) => text)].some((text) => showsValue('person', text));
}

const nameLineLength = 60;

const lineOfCapitalsPattern = /^[\p{Lu}\d\s()+.,:&/-]{4,60}$/u;

/** For each statement the line above that announces it: a heading, a line in capitals, or one that ends with a colon. */
function findLeads({ statements }: Passage): number[] {
  let lead = -1;
  return statements.map(({ kind, text }, at) => {
    const before = lead;
    if (kind === 'heading' || /[:?]\s*-?$/.test(text) || lineOfCapitalsPattern.test(text)) lead = at;
    return before;
  });
}

function shapeBonus(statement: Statement, passage: Passage): number {
  const { kind, text } = statement;
  const words = text.split(' ').length;
  if (kind === 'heading') return passage.statements.at(-1) === statement ? -0.15 : 0.02;
  if (/[:?]$/.test(text)) return passage.statements.at(-1) === statement ? -0.15 : 0.08;
  if (words < 3) return -0.08;
  return words > 60 ? -0.05 : 0;
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
