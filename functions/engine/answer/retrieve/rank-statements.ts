import { searchPassages } from '#functions/engine/knowledge/index/search-passages.ts';
import type { Knowledge, Passage, Statement } from '#functions/engine/knowledge/knowledge.ts';
import { asksForAge } from '#functions/engine/search/shows-age.ts';
import type { QuestionTerm } from '#functions/engine/search/terms/question-term.ts';
import type { Question } from '#functions/engine/search/understand-question.ts';
import { isWithinRange, ordinalNumber } from '#functions/engine/values/number-range.ts';
import { showsValue } from '#functions/engine/values/value-patterns.ts';
import { applyAll, everyRule, type RuleRun } from '../rules/rule.ts';
import type { Candidate } from './candidate.ts';
import { showsNumberAskedFor } from './count-in-statement.ts';
import { findTopicOf } from './labelled-sections.ts';
import { locateValue, type ValuePlace } from './locate-value.ts';
import { observeStatement } from './observe-statement.ts';
import { orderRules } from './order-rules.ts';
import { isListedQuestion } from './question-above.ts';
import { type Features, featureNames, rankingWeights, weightId } from './ranking-weights.ts';
import { type ReadPassage, readPassage } from './read-passage.ts';

/** The right paragraph is among the first 20 for 98 % of questions. */
const passagesRead = 30;
/** How many lines below an introduction are searched for its value. */
const furtherLines = 2;
/** Longer list lines are sentences, which name what they count. */
const shortLineLength = 60;

/** How much a match in the context counts, compared with one in the statement. */
const reach = {
  heading: 0.85,
  neighbour: 0.75,
  title: 0.6,
  passage: 0.45,
  topic: 0.75,
  valueShown: 0.85,
  columnHeader: 0.7,
  lead: 0.8,
  range: 0.9,
} as const;

export type { Candidate } from './candidate.ts';

/** Statements that may answer, best first. */
export function rankStatements(
  question: Question,
  knowledge: Knowledge,
  run: RuleRun = everyRule,
): readonly Candidate[] {
  const found = searchPassages(knowledge.index, question.terms, passagesRead);
  const top = found[0]?.score ?? 1;
  const candidates = found.flatMap(({ passage: id, score }) => {
    const passage = knowledge.passages[id];
    if (!passage) return [];
    const ranked = rankPassage(question, knowledge, passage, score / top, run);
    return ranked.filter(({ at }) => !isListedQuestion(passage, at) && !announcesNothing(passage, at));
  });
  return applyAll(
    orderRules,
    candidates.sort((left, right) => right.score - left.score),
    run,
  );
}

/** "Email:" with nothing below it. */
function announcesNothing({ statements }: Passage, at: number): boolean {
  const statement = statements[at];
  const next = statements[at + 1];
  return (
    statement?.kind === 'sentence' &&
    statement.text.endsWith(':') &&
    statement.text.length < shortLineLength &&
    (next === undefined || next.kind === 'heading')
  );
}

/** The statements of one passage in order. `passageScore` is its search score relative to the best one's. */
export function rankPassage(
  question: Question,
  knowledge: Knowledge,
  passage: Passage,
  passageScore: number,
  run: RuleRun = everyRule,
): Candidate[] {
  const { terms } = question;
  const source = knowledge.sources[passage.source];
  const read = readPassage(passage, source);
  const numbers = terms.map(({ word }) => (/^\d{1,3}$/.test(word) ? Number(word) : ordinalNumber(word)));
  // Most variants stand nowhere in the passage, and need not be looked for in each statement.
  const sought = terms.map((term) => ({
    ...term,
    variants: term.variants.filter((variant) => read.allTerms.has(variant.term)),
  }));
  const all = passage.statements.map((statement, at) =>
    sought.map((term, index) => matchStatement(term, numbers[index], read, at, statement)),
  );
  const heading = sought.map((term) => matchTerms(term, read.headingTerms));
  const title = sought.map((term) => matchTerms(term, read.titleTerms));
  const topics = findTopicOf(passage, question.value, knowledge).map((topic) => readPassage(topic, source));
  const topic = terms.map((term) =>
    Math.max(0, ...topics.flatMap((about) => about.terms.map((words) => matchTerms(term, words)))),
  );
  const inPassage = terms.map((_, index) => Math.max(...all.map((matches) => matches[index] ?? 0)));
  return passage.statements.map((statement, at) => {
    const own = all[at] ?? [];
    const beside = terms.map((_, index) => Math.max(all[at - 1]?.[index] ?? 0, all[at + 1]?.[index] ?? 0));
    const leads = (read.leads[at] ?? []).map((line) => all[line] ?? []);
    const lead = terms.map((_, index) => Math.max(0, ...leads.map((matches) => matches[index] ?? 0)));
    const reached = terms.map((_, index) =>
      Math.max(
        own[index] ?? 0,
        (beside[index] ?? 0) * reach.neighbour,
        (lead[index] ?? 0) * reach.lead,
        (heading[index] ?? 0) * reach.heading,
        (title[index] ?? 0) * reach.title,
        (inPassage[index] ?? 0) * reach.passage,
        (topic[index] ?? 0) * reach.topic,
      ),
    );
    const value = placeOfAskedValue(question, passage, at, read);
    const sighting = { passage, at, statement, own, reached, heading, title, value };
    const features = observeStatement(question, sighting, read, passageScore);
    const { coverage, ownCoverage } = features;
    const score = scoreFeatures(features, run);
    return { passage, at, statement, coverage, ownCoverage, own, reached, heading, value, features, score };
  });
}

function scoreFeatures(features: Features, run: RuleRun): number {
  let score = 0;
  for (const name of featureNames)
    if (!run.isOff(weightId(name))) score += features[name] * rankingWeights[name];
  return score;
}

/** A count of something else doesn't answer "how many". */
function placeOfAskedValue(question: Question, passage: Passage, at: number, read: ReadPassage): ValuePlace {
  const place = locateValue(question.value, passage, at);
  // A number further down isn't anybody's age.
  if (place === 'next' && asksForAge(question)) return 'missing';
  if (question.value !== 'number') return place;
  if (place === 'own') return countsHere(question, passage, at, read) ? place : 'missing';
  const following = Array.from({ length: furtherLines }, (_, index) => at + 1 + index);
  return place === 'next' && !following.some((line) => countsHere(question, passage, line, read))
    ? 'missing'
    : place;
}

function countsHere(
  question: Question,
  { statements }: Passage,
  at: number,
  { announcers }: ReadPassage,
): boolean {
  const statement = statements[at];
  if (!statement) return false;
  const { kind, text } = statement;
  const above = text.length < shortLineLength ? (announcers[at] ?? []) : [];
  const isCell = kind === 'row' || kind === 'definition' || above.length > 0;
  const announcement = above.map((line) => statements[line]?.text ?? '').join(' ');
  return showsNumberAskedFor(question, text, { isCell, announcement });
}

/** Column headers are part of every row, so their words tell less than a row's own. */
function matchStatement(
  term: QuestionTerm,
  number: number | undefined,
  read: ReadPassage,
  at: number,
  { text }: Statement,
): number {
  if (term.deniedBy && showsValue(term.deniedBy, text)) return 0;
  const inCells = Math.max(matchTerms(term, read.cellTerms[at]), matchRange(number, text));
  const word = Math.max(inCells, matchTerms(term, read.terms[at]) * reach.columnHeader);
  if (word === 1 || !term.satisfiedBy) return word;
  return showsValue(term.satisfiedBy, text) ? Math.max(word, reach.valueShown) : word;
}

/** "Grades 1–5" includes grade 3. */
function matchRange(number: number | undefined, text: string): number {
  return number !== undefined && isWithinRange(number, text) ? reach.range : 0;
}

function matchTerms(term: QuestionTerm, terms: ReadonlySet<string> | undefined): number {
  if (term.parts.length > 1 && term.parts.every((part) => terms?.has(part))) return 1;
  let best = 0;
  for (const variant of term.variants)
    if (variant.weight > best && terms?.has(variant.term)) best = variant.weight;
  return best;
}
