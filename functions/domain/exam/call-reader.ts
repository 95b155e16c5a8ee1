import { findExamPrompts } from '#functions/engine/readiness/read/exam-prompts.ts';
import { callModel } from '../reading/call-model.ts';
import type { ExamReader } from './ports.ts';

/** One step of a conversion is one call, and takes 45 seconds at most. */
const totalMs = 35_000;

/** What a model said: all of it, or what came before it was ended. */
export type ReaderReply = { text: string; isWhole: boolean };

/** One call of the model; undefined where it failed or the budget is spent. */
export async function callReader(
  reader: ExamReader,
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
  // Who was cut short may still have answered some of it.
  const isHeard = end.ending === 'whole' || text !== '';
  reader.report({
    purpose: 'exam',
    outcome: end.ending,
    tokens: end.tokens ?? { input: 0, cachedInput: 0, output: 0 },
    milliseconds: timer.now() - startedAt,
    kept: 0,
    refusals: [],
    promptVersion: findExamPrompts(reader.promptVersion).version,
    fallback: !isHeard,
  });
  return isHeard ? { text, isWhole: end.ending === 'whole' } : undefined;
}
