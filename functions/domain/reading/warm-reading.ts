import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { instructionsOf } from '#functions/engine/reading/build-prompt.ts';
import { findReadingPrompt } from '#functions/engine/reading/prompts.ts';
import { describeUnchanging } from '#functions/engine/reading/shown/describe-reading.ts';
import type { LanguageModel } from '../model/ports.ts';
import type { ReadingPorts } from './ports.ts';

/** Model servers drop cached prompts when others were read since. */
const keptMs = 5 * 60_000;
/** Slower warming is of no use to a visitor. */
const longestMs = 60_000;
/** The model only needs to read. */
const outputTokens = 1;

export type WarmPorts = Pick<ReadingPorts, 'isAllowed' | 'promptVersion' | 'readingTokens' | 'timer'> & {
  /** Without guards, because warming says nothing about whether the model can answer. */
  model: LanguageModel;
};

/** Lets a model read an assistant's constant prompt part before the first question. Never throws. */
export function createWarmReading(ports: WarmPorts) {
  const warmedAt = new WeakMap<Knowledge, number>();
  return async (knowledge: Knowledge): Promise<void> => {
    const now = ports.timer.now();
    if (now - (warmedAt.get(knowledge) ?? Number.NEGATIVE_INFINITY) < keptMs) return;
    warmedAt.set(knowledge, now);
    if (!(await ports.isAllowed(knowledge).catch(() => false))) return;
    const prompt = findReadingPrompt(ports.promptVersion);
    const events = ports.model({
      purpose: 'warming',
      instructions: instructionsOf(prompt),
      reading: describeUnchanging(knowledge, ports.readingTokens),
      prompt: '',
      outputTokens,
      signal: AbortSignal.timeout(longestMs),
    });
    try {
      for await (const _event of events);
    } catch {
      warmedAt.delete(knowledge);
    }
  };
}
