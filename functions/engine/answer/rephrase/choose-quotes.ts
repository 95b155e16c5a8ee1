import { cleanText } from '#functions/engine/documents/content/clean-text.ts';
import { isInstruction } from '#functions/engine/knowledge/instruction-text.ts';
import type { Knowledge, Passage, Statement } from '#functions/engine/knowledge/knowledge.ts';
import type { Citation } from '#shared/domain/citation.ts';
import type { Answer } from '../answer.ts';
import { cite } from '../cite.ts';
import { type Candidate, rankStatements } from '../rank-statements.ts';
import { understandQuestion } from '../understand-question.ts';
import { fuseRankings } from './fuse-rankings.ts';
import type { NumberedQuote } from './quote.ts';

/** About 1,500 tokens: enough for the right passage with its neighbours, and cheap. */
const quoteLimit = 14;
const charactersLimit = 5000;
const passageLimit = 5;
/** Statements before and after the best one of a passage. */
const neighbours = 2;
const neighboursOfRow = 6;

const fewestRepetitions = 4;

type Unnumbered = Omit<NumberedQuote, 'number'>;

/** The statements a model may use: those around the best ones, one quote each, then what else the answer cites. */
export function chooseQuotes(input: {
  answer: Answer;
  knowledge: Knowledge;
  question: string;
  context: string | undefined;
  /** Passages near the question in meaning, nearest first: fused with the order by words. */
  near: readonly number[];
}): NumberedQuote[] {
  const { answer, knowledge, question, context, near } = input;
  const ranked = rankStatements(understandQuestion(question, knowledge, context), knowledge);
  const places = choosePlaces(ranked, near, knowledge);
  const found = places.flatMap((place) => quotesAround(place, knowledge));
  const facts = answer.citations.filter((citation) => !found.some((quote) => stands(quote, citation)));
  return numberQuotes([...facts.map(quoteOfCitation), ...found]);
}

/** Where to quote from: a passage, and the statement of it that the others are near to. */
type Place = { passage: Passage; at: number };

function choosePlaces(
  ranked: readonly Candidate[],
  near: readonly number[],
  { passages }: Knowledge,
): Place[] {
  const byWords = new Map<Passage, Place>();
  for (const { passage, at } of ranked) if (!byWords.has(passage)) byWords.set(passage, { passage, at });
  const byMeaning = near.flatMap((index) => passages[index] ?? []);
  return fuseRankings([[...byWords.keys()], byMeaning])
    .slice(0, passageLimit)
    .map((passage) => byWords.get(passage) ?? { passage, at: 0 });
}

function quotesAround({ passage, at }: Place, knowledge: Knowledge): Unnumbered[] {
  const reach = passage.statements[at]?.kind === 'sentence' ? neighbours : neighboursOfRow;
  return passage.statements
    .slice(Math.max(0, at - reach), at + reach + 1)
    .filter((near) => near.kind !== 'heading' && !isRepeated(near, passage))
    .flatMap((near) => quoteOfStatement(near, passage, knowledge) ?? []);
}

/** Examples by the dozen teach a model what to say; a page has no need to say a thing so often. */
function isRepeated({ text }: Statement, { statements }: Passage): boolean {
  return statements.filter((other) => other.text === text).length >= fewestRepetitions;
}

function quoteOfStatement(
  statement: Statement,
  passage: Passage,
  knowledge: Knowledge,
): Unnumbered | undefined {
  const citation = cite(knowledge, passage.source, [statement]);
  return citation && { citation, context: [citation.title, ...passage.headings], text: statement.text };
}

function quoteOfCitation(citation: Citation): Unnumbered {
  return { citation, context: [citation.title], text: citation.quote };
}

function stands({ citation: { quote, url } }: Unnumbered, cited: Citation): boolean {
  return pageOf(url) === pageOf(cited.url) && cited.quote.includes(quote);
}

function pageOf(url: string | null): string | undefined {
  return url?.split('#')[0];
}

function numberQuotes(quotes: readonly Unnumbered[]): NumberedQuote[] {
  const seen = new Set<string>();
  let characters = 0;
  return quotes
    .filter(({ text }) => {
      if (seen.has(text) || isInstruction(cleanText(text)) || seen.size >= quoteLimit) return false;
      characters += text.length;
      seen.add(text);
      return characters <= charactersLimit;
    })
    .map((quote, index) => ({ ...quote, number: index + 1 }));
}
