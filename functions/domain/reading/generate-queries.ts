import { buildQueriesPrompt } from '#functions/engine/reading/build-prompt.ts';
import type { ReadingPrompt } from '#functions/engine/reading/prompts.ts';
import { type ModelQueries, readQueries } from '#functions/engine/reading/read-queries.ts';
import { describeForQueries } from '#functions/engine/reading/shown/describe-reading.ts';
import { type CallEnd, callModel } from './call-model.ts';
import type { ReadingPorts, ReadingReport, ReadRequest } from './ports.ts';

const queriesMs = 2500;
const languageLimit = 2;
const expectedOutput = 80;
const longestOutput = 150;

const none: ModelQueries = { queries: [], pages: [] };

/**
 * Rephrases a question in the site's words, by a model that sees its page list; empty on failure or timeout.
 */
export async function generateQueries(
  ports: ReadingPorts,
  request: ReadRequest,
  prompt: ReadingPrompt,
  outerSignal: AbortSignal,
): Promise<ModelQueries> {
  const { knowledge, history, question } = request;
  const startedAt = ports.timer.now();
  const stop = new AbortController();
  const signal = AbortSignal.any([outerSignal, stop.signal]);
  let reply = '';
  const asked = callModel(
    ports,
    request,
    {
      purpose: 'queries',
      instructions: prompt.queries,
      reading: describeForQueries(knowledge, ports.readingTokens.found),
      prompt: buildQueriesPrompt({
        languages: knowledge.languages.slice(0, languageLimit),
        history,
        question,
      }),
      outputTokens: longestOutput,
      signal,
    },
    expectedOutput,
    (text) => {
      reply += text;
    },
  );
  const end = await Promise.race([
    asked,
    ports.timer.wait(queriesMs, signal).then(() => 'too-slow' as const),
  ]);
  // A slow model may still answer well: the call ends without counting as a failure.
  stop.abort();
  const isTooSlow = end === 'too-slow';
  const isUsable = !isTooSlow && end.ending === 'whole';
  const queries = isUsable ? readQueries(reply) : none;
  const isEmpty = queries.queries.length === 0;
  ports.report({
    purpose: 'queries',
    outcome: outcomeOf(isTooSlow ? end : end.ending, { isEmpty, isGone: outerSignal.aborted }),
    tokens: isTooSlow ? { input: 0, cachedInput: 0, output: 0 } : end.tokens,
    milliseconds: ports.timer.now() - startedAt,
    calls: 1,
    kept: queries.queries.length,
    refusals: [],
    promptVersion: prompt.version,
    fallback: isEmpty,
  });
  return queries;
}

function outcomeOf(
  ending: CallEnd['ending'] | 'too-slow',
  { isEmpty, isGone }: { isEmpty: boolean; isGone: boolean },
): ReadingReport['outcome'] {
  if (isGone) return 'cancelled';
  if (ending !== 'whole') return ending;
  return isEmpty ? 'broken' : 'found';
}
