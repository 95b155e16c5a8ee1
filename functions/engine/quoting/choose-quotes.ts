import { cleanText } from '#functions/engine/documents/content/clean-text.ts';
import { textPhrases, textTerms } from '#functions/engine/knowledge/build/index-passage.ts';
import { searchPassages } from '#functions/engine/knowledge/index/search-passages.ts';
import { isInstruction } from '#functions/engine/knowledge/instruction-text.ts';
import type { Knowledge, Passage, Statement } from '#functions/engine/knowledge/knowledge.ts';
import { type Language, languageOfTag } from '#functions/engine/language/languages.ts';
import { countWords } from '#functions/engine/language/unspaced-words.ts';
import type { ValueType } from '#functions/engine/lexicon/value-type.ts';
import { areOver, readEndingDays } from '#functions/engine/values/ending-days.ts';
import { showsValue } from '#functions/engine/values/value-patterns.ts';
import { asksOfPast } from '../search/asks-of-past.ts';
import type { ReadQuestion, SearchTerm } from '../search/read-question.ts';

/** A run of statements of one passage. */
export type Quote = {
  passage: Passage;
  statements: readonly Statement[];
  /** The statement that says most of the question. */
  best: Statement | undefined;
  /** Search score, raised where the passage shows a value of the asked kind. */
  score: number;
  showsAsked: boolean;
  /** For each term of the question, how well the quote or a heading above it says it, from 0 to 1. */
  said: readonly number[];
  saidInHeadings: readonly number[];
};

export const quoteLimit = 3;
/** Measured on 422 questions: 500 characters lose 3 points, more than 700 win none. */
export const quoteCharacters = 700;
const passagesSearched = 30;
/** Measured: a passage with a price is likelier to answer "how much" than one without. */
const valueShownFactor = 1.3;
/**
 * What is added to it where the line with the value, or the heading above it, names what is asked for: a page of other prices
 * says "how much" too. Measured on the three sets of `bench/answers`: .3 to .55 answer the same, .6 loses one. Not for dates, of
 * which calendars and programs are full: .55 claims a wrong one, .05 loses an answer.
 */
const valueNamedFactor = 0.55;
/** What a line of the day asked about adds, in units of its weight: as much as a rare word that a passage says twice. */
const toldImpact = 2;
/** A passage whose words mostly stand in a better one repeats it. */
const sharedWords = 0.7;
/** A line that a passage repeats so often is there for machines. */
const leastRepeats = 10;

/** What is still to come answers "when" before what is over and says as much. */
const overFactor = 0.8;

/** The passages that search ranks first, each cut to the run of statements that says most of the question. */
export function chooseQuotes(
  question: ReadQuestion,
  knowledge: Knowledge,
  { most = quoteLimit, today }: { most?: number; today?: string | undefined } = {},
): Quote[] {
  const { values } = question;
  const namedFactor = values.includes('date') ? 0 : valueNamedFactor;
  const asksAhead = today !== undefined && values.includes('date') && !asksOfPast(question.text);
  const ranked = rankPassages(question, knowledge)
    .map(({ passage, score }) => {
      const texts = passage.statements.map((statement) => statement.text);
      const text = texts.join('\n');
      const showsAsked = values.some((value) => showsValue(value, text));
      const factor = showsAsked
        ? valueShownFactor + namedFactor * nameWithValue(question, knowledge, passage)
        : 1;
      const isOver = asksAhead && areOver(readEndingDays(texts, passage.headings), new Date(today));
      return { passage, text, showsAsked, score: score * factor * (isOver ? overFactor : 1) };
    })
    .toSorted((left, right) => right.score - left.score);
  const chosen: Quote[] = [];
  const wordsChosen: ReadonlySet<string>[] = [];
  for (const { passage, text, score, showsAsked } of ranked) {
    if (chosen.length === most) break;
    const words = new Set(text.toLowerCase().match(/[\p{L}\d]+/gu));
    if (words.size === 0 || wordsChosen.some((others) => isRepeated(words, others))) continue;
    wordsChosen.push(words);
    chosen.push(cutQuote(question, knowledge, { passage, score, showsAsked }, values));
  }
  return chosen;
}

/** What search finds, with the passages that tell the day asked about. */
function rankPassages({ terms }: ReadQuestion, { index, passages }: Knowledge) {
  const found = searchPassages(index, terms, passagesSearched).flatMap(({ passage: at, score }) => {
    const passage = passages[at];
    return passage ? [{ passage, score }] : [];
  });
  const scores = new Map(found.map(({ passage, score }) => [passage, score]));
  for (const { told, weight } of terms) {
    const shares = new Map<Passage, number>();
    for (const { passage, share } of told?.values() ?? [])
      shares.set(passage, Math.max(share, shares.get(passage) ?? 0));
    for (const [passage, share] of shares)
      scores.set(passage, (scores.get(passage) ?? 0) + toldImpact * weight * share);
  }
  return [...scores].map(([passage, score]) => ({ passage, score }));
}

/** How much of a question the words of one line with a value of the asked kind say, from 0 to 1. */
function nameWithValue({ terms, values }: ReadQuestion, knowledge: Knowledge, passage: Passage): number {
  const language = languageOfTag(knowledge.sources[passage.source]?.language);
  const whole = weigh(
    terms,
    terms.map(() => 1),
  );
  const heading = passage.headings.at(-1) ?? '';
  const shares = passage.statements
    .filter(({ text }) => values.some((value) => showsValue(value, text)))
    .map(({ text }) => weigh(terms, matchWords(terms, readWords(`${heading}\n${text}`, language))) / whole);
  return whole === 0 ? 0 : Math.max(0, ...shares);
}

function isRepeated(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared > words.size * sharedWords;
}

function cutQuote(
  { terms }: ReadQuestion,
  knowledge: Knowledge,
  found: Pick<Quote, 'passage' | 'score' | 'showsAsked'>,
  values: readonly ValueType[],
): Quote {
  const { passage } = found;
  const language = languageOfTag(knowledge.sources[passage.source]?.language);
  const times = Map.groupBy(passage.statements, ({ text }) => text);
  const shown = passage.statements.filter(
    ({ text }) => !isInstruction(cleanText(text)) && (times.get(text)?.length ?? 0) < leastRepeats,
  );
  const lines = shown.map((statement) => {
    const words = readWords(statement.text, language);
    return {
      ...{ statement, length: statement.text.length + 1 },
      said: matchTerms(terms, words, statement.text).map((said, at) => tell(terms[at], statement) ?? said),
      words: matchWords(terms, words).map((said, at) => tell(terms[at], statement) ?? said),
      showsAsked: values.some((value) => showsValue(value, statement.text)),
    };
  });
  const [from, to] = findRunOfDay(terms, lines) ?? widen(lines, findBestRun(terms, lines));
  const run = lines.slice(from, to);
  const [first] = run.toSorted((left, right) => rateLine(terms, right) - rateLine(terms, left));
  return {
    ...found,
    statements: run.map(({ statement }) => statement),
    best: first?.statement,
    said: terms.map((_, at) => Math.max(0, ...run.map(({ said }) => said[at] ?? 0))),
    saidInHeadings: matchTerms(terms, readWords(passage.headings.join('\n'), language)),
  };
}

type Line = {
  statement: Statement;
  length: number;
  said: readonly number[];
  /** The same by words alone: every row of prices says "tuition", one names it. */
  words: readonly number[];
  showsAsked: boolean;
};
type Run = readonly [from: number, to: number];

/** What a value of the asked kind adds to a run, in units of a term's weight. */
const valueShownWeight = 0.5;
/** Of runs that say the same, the shorter one. */
const characterCost = 0.0002;

/** A heading alone answers nothing: the sentence that says the same stays in the quote. */
const headingLineShare = 0.5;
const fewestWordsOfLine = 4;

const shareOf = ({ statement }: Line): number => (statement.kind === 'heading' ? headingLineShare : 1);

function rateLine(terms: readonly SearchTerm[], line: Line): number {
  const { text } = line.statement;
  const share = countWords(text) < fewestWordsOfLine ? headingLineShare : shareOf(line);
  return (
    share * (weigh(terms, line.said) + weigh(terms, line.words) + (line.showsAsked ? valueShownWeight : 0))
  );
}

/** The lines of the day asked about, around the best of them and below their heading: what stands beside them is of other days. */
function findRunOfDay(terms: readonly SearchTerm[], lines: readonly Line[]): Run | undefined {
  const isOfDay = (line: Line | undefined) => line && terms.some((term) => tell(term, line.statement));
  const [best] = lines
    .filter(isOfDay)
    .toSorted((left, right) => rateLine(terms, right) - rateLine(terms, left));
  if (!best) return undefined;
  let from = lines.indexOf(best);
  let to = from + 1;
  while (isOfDay(lines[from - 1])) from--;
  while (lines[from - 1]?.statement.kind === 'heading') from--;
  while (isOfDay(lines[to])) to++;
  return [from, to];
}

function findBestRun(terms: readonly SearchTerm[], lines: readonly Line[]): Run {
  let best: Run = [0, 0];
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let from = 0; from < lines.length; from++) {
    const said = terms.map(() => 0);
    let length = 0;
    let showsAsked = false;
    for (let to = from; to < lines.length; to++) {
      const line = lines[to];
      if (!line || (to > from && length + line.length > quoteCharacters)) break;
      length += line.length;
      showsAsked ||= line.showsAsked;
      const share = shareOf(line);
      for (const [at, match] of line.said.entries()) said[at] = Math.max(said[at] ?? 0, match * share);
      const score = weigh(terms, said) + (showsAsked ? valueShownWeight : 0) - characterCost * length;
      if (score > bestScore) [best, bestScore] = [[from, to + 1], score];
    }
  }
  return best;
}

/** Fills the quote up with what stands below and above it. */
function widen(lines: readonly Line[], [first, end]: Run): Run {
  let from = first;
  let to = end;
  let left = quoteCharacters - lines.slice(from, to).reduce((sum, { length }) => sum + length, 0);
  const take = (line: Line | undefined) => {
    if (!line || line.length > left) return false;
    left -= line.length;
    return true;
  };
  while (take(lines[to])) to++;
  while (take(lines[from - 1])) from--;
  return [from, to];
}

/** The terms of a text, phrases among them: "school day" says when school starts. */
function readWords(text: string, language: Language | undefined): ReadonlySet<string> {
  return new Set([...textTerms(text, language), ...textPhrases(text, language)]);
}

/** How much of a question is said, by the weight of its terms. */
export function weigh(terms: readonly SearchTerm[], said: readonly number[]): number {
  return terms.reduce((sum, { weight }, at) => sum + weight * (said[at] ?? 0), 0);
}

/** For each term how well words say it, and with their text also a value that stands for it. */
function matchTerms(terms: readonly SearchTerm[], words: ReadonlySet<string>, text = ''): number[] {
  const said = matchWords(terms, words);
  return terms.map(({ satisfiedBy }, at) =>
    satisfiedBy && showsValue(satisfiedBy, text) ? 1 : (said[at] ?? 0),
  );
}

/** How surely a line is of the day that a term stands for; undefined for terms that words say. */
function tell(term: SearchTerm | undefined, statement: Statement): number | undefined {
  return term?.told && (term.told.get(statement)?.share ?? 0);
}

/** For each term how well words alone say it. */
function matchWords(terms: readonly SearchTerm[], words: ReadonlySet<string>): number[] {
  return terms.map(({ variants }) =>
    Math.max(0, ...variants.map(({ term, weight }) => (words.has(term) ? weight : 0))),
  );
}
