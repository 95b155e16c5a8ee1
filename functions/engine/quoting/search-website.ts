import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { Citation } from '#shared/domain/citation.ts';
import { citeRun } from '../reply/cite.ts';
import { readQuestion } from '../search/read-question.ts';
import { chooseQuotes } from './choose-quotes.ts';

/** Enough for an agent to compare, and little enough for it to read. */
const mostFound = 8;

/** The passages that search finds for some words, best first, without a judgement whether one answers. */
export function searchWebsite(text: string, knowledge: Knowledge): Citation[] {
  return chooseQuotes(readQuestion(text, knowledge), knowledge, { most: mostFound }).flatMap(
    ({ passage, statements }) => citeRun(knowledge, passage, statements) ?? [],
  );
}
