import { onTestFinished } from 'vitest';
import type { FindNearPassages } from '#functions/domain/chat/ports.ts';
import { school } from '#functions/engine/answer/sample-sites.ts';
import { openLanguageModel } from '../open-language-model.ts';
import {
  type Asked,
  type ChatCompletionsServer,
  type Script,
  type Step,
  startChatCompletionsServer,
} from './chat-completions-server.ts';
import { createManualTimer } from './manual-timer.ts';
import { createModelProcess, createSharedState, nameQuote } from './model-fixture.ts';

/** A question to the sample school, the sentence that answers it, and words of the quote it stands on. */
export const question = 'How much is tuition for kindergarten?';
export const rightSentence = 'Tuition for Kindergarten is $4,900 a year.';
export const quoteWords = 'Kindergarten —';
/** The whole time and the first piece are waited for; then each piece begins one more wait. */
export const waitsBefore = 2;

/** A process that answers for the sample school with the model behind a server. */
export function createSchoolProcess(
  server: ChatCompletionsServer,
  state = createSharedState(),
  findNearPassages?: FindNearPassages,
) {
  const model = openLanguageModel({
    provider: 'openai-compatible',
    baseUrl: server.baseUrl,
    modelId: 'small',
    readApiKey: async () => 'key-of-the-secret',
  });
  return createModelProcess(model, school, state, createManualTimer(), findNearPassages);
}

/** The same, with a server of its own that follows scripts until the test is over. */
export async function startSchoolProcess(
  scripts: (Script | ((asked: Asked) => Script))[],
  state = createSharedState(),
) {
  const server = await startChatCompletionsServer(...scripts);
  onTestFinished(() => server.stop());
  return { server, ...createSchoolProcess(server, state) };
}

/** A script that says sentences, `{words}` named as the quote with these words. */
export function saying(...parts: (string | 'stall' | 'break')[]) {
  return ({ text }: Asked): Script => ({
    steps: parts.map((part): Step => {
      if (part === 'stall' || part === 'break') return part;
      return { say: part.replace(/\{([^}]*)\}/g, (_, words: string) => nameQuote(text, words)) };
    }),
  });
}
