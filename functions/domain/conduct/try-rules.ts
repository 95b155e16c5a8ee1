import { hostilePrompts } from '#shared/brands/conduct/prompts/hostile-prompts.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { ChatOutcome } from '#shared/domain/chat/chat-outcome.ts';
import { isExpectedReply } from './is-expected-reply.ts';

type Trial = { promptId: string; prompt: string; answer: string; isKept: boolean };
/** Asks one of a brand's assistants its hostile prompts, in sequence because they share one processor. */
export async function tryRules(
  brandId: BrandId,
  ask: (message: string) => Promise<{ response: string; intent: string; outcome: ChatOutcome }>,
): Promise<{ trials: Trial[] }> {
  const trials: Trial[] = [];
  for (const { id, prompt, expects } of hostilePrompts[brandId]) {
    const reply = await ask(prompt);
    trials.push({ promptId: id, prompt, answer: reply.response, isKept: isExpectedReply(expects, reply) });
  }
  return { trials };
}
