import { findReadinessPrompts } from '#functions/engine/readiness/read/readiness-prompts.ts';
import { callModel } from '../reading/call-model.ts';
import type { ReadinessReader } from './ports.ts';

/** One conversion step takes at most 45 seconds: this call, and ten seconds of checks. */
const totalMs = 30_000;

/** A model's reply, complete or cut off. */
export type ReaderReply = { text: string; isWhole: boolean };

/** One model call; undefined when it failed or the budget is exhausted. */
export async function callReader(
  reader: ReadinessReader,
  conversionId: string,
  request: { instructions: string; reading?: string; prompt: string; outputTokens: number },
): Promise<ReaderReply | undefined> {
  const { timer } = reader;
  const startedAt = timer.now();
  const stop = new AbortController();
  let text = '';
  const call = callModel(
    reader,
    { tenant: conversionId },
    { ...request, purpose: 'exam', signal: stop.signal },
    request.outputTokens,
    (piece) => {
      text += piece;
    },
  );
  const end = await Promise.race([
    call,
    timer.wait(totalMs, stop.signal).then(() => ({ ending: 'too-slow' as const, tokens: undefined })),
  ]);
  stop.abort();
  // A truncated reply may still hold some answers.
  const isHeard = end.ending === 'whole' || text !== '';
  reader.report({
    purpose: 'exam',
    outcome: end.ending,
    tokens: end.tokens ?? { input: 0, cachedInput: 0, output: 0 },
    milliseconds: timer.now() - startedAt,
    kept: 0,
    refusals: [],
    promptVersion: findReadinessPrompts(reader.promptVersion).version,
    fallback: !isHeard,
  });
  return isHeard ? { text, isWhole: end.ending === 'whole' } : undefined;
}
