import type { ReadingPrompt } from '#functions/engine/reading/prompts.ts';
import {
  describeFound,
  describeWhole,
  type Reading,
} from '#functions/engine/reading/shown/describe-reading.ts';
import { passagesOfPages, searchFor } from '#functions/engine/reading/shown/find-passages.ts';
import { findContext } from '#functions/engine/search/resolve-follow-up.ts';
import { matchOwnerAnswers } from '../owner-answers/match-owner-answers.ts';
import { generateQueries } from './generate-queries.ts';
import type { ReadingPorts, ReadRequest } from './ports.ts';
import { type Shown, showOwnerAnswers } from './show-owner-answers.ts';

const embeddingMs = 1000;
const mostOwnerAnswers = 3;

/** A reading with what its quotes are looked up in: the owner's answers stand beside the site's pages. */
export type PreparedReading = Reading & { shown: Shown };

/** The text for the model: the owner's answers, then the whole site or the results of several searches. */
export async function prepareReading(
  ports: ReadingPorts,
  request: ReadRequest,
  prompt: ReadingPrompt,
  signal: AbortSignal,
): Promise<PreparedReading> {
  const reading = await readSite(ports, request, prompt, signal);
  const { knowledge, question, ownerAnswers = [] } = request;
  const matches = matchOwnerAnswers(ownerAnswers, question, knowledge).slice(0, mostOwnerAnswers);
  const { found, shown } = showOwnerAnswers(
    matches.map(({ answer }) => answer),
    reading,
    knowledge,
  );
  return { ...reading, found, shown };
}

async function readSite(
  ports: ReadingPorts,
  request: ReadRequest,
  prompt: ReadingPrompt,
  signal: AbortSignal,
): Promise<Reading> {
  const { knowledge } = request;
  const { readingTokens } = ports;
  const whole = describeWhole(knowledge, readingTokens.whole);
  if (whole) return whole;
  const asked = generateQueries(ports, request, prompt, signal);
  const near = findNear(ports, request, signal);
  const own = searchAsAsked(request);
  const { queries, pages } = await asked;
  const rankings = [
    ...own,
    ...queries.map((query) => searchFor(query, knowledge)),
    passagesOfPages(pages, knowledge),
    await near,
  ];
  return describeFound(knowledge, rankings, readingTokens.found);
}

/**
 * Searches by the question and the previous one, because words don't always show that a question is a
 * follow-up.
 */
function searchAsAsked({ question, history, knowledge }: ReadRequest): number[][] {
  const asked = history.filter(({ role, content }) => role === 'user' && content !== question);
  const before = asked.at(-1)?.content;
  return [
    searchFor(question, knowledge, findContext(question, history)),
    ...(before === undefined ? [] : [searchFor(question, knowledge, before)]),
  ];
}

/** Within the time limit; otherwise keyword search decides. */
async function findNear(
  { findNearPassages, timer }: ReadingPorts,
  { knowledge, question }: ReadRequest,
  signal: AbortSignal,
): Promise<number[]> {
  if (!findNearPassages) return [];
  const stop = new AbortController();
  const found = await Promise.race([
    findNearPassages(knowledge, question, AbortSignal.any([signal, stop.signal])).catch(() => []),
    timer.wait(embeddingMs, stop.signal).then(() => []),
  ]);
  stop.abort();
  return found;
}
