import { onTestFinished } from 'vitest';
import { openLanguageModel } from '#functions/services/model/open-language-model.ts';
import { school } from '../engine/sample-sites.ts';
import {
  type Asked,
  type ChatCompletionsServer,
  type Script,
  type Step,
  startChatCompletionsServer,
} from './chat-completions-server.ts';
import { createModelProcess, nameSource } from './model-fixture.ts';

/** A question to the sample school, the sentence that answers it, and words of the cited passage. */
export const question = 'How much is tuition for kindergarten?';
export const rightSentence = 'Tuition for Kindergarten is $4,900 a year.';
export const quoteWords = 'Kindergarten —';
/** The beginning of an answering reply. */
export const answers = 'VERDICT: answers\n';
/** The total timeout and the first piece are waits; each further piece starts another. */
export const waitsBefore = 2;

type Setup = Parameters<typeof createModelProcess>[2];

/** A process that answers for a site (by default the sample school) with the model behind a server. */
export function createSiteProcess(server: ChatCompletionsServer, setup: Setup = {}, knowledge = school) {
  const model = openLanguageModel({
    provider: 'openai-compatible',
    baseUrl: server.baseUrl,
    modelId: 'small',
    readApiKey: async () => 'key-of-the-secret',
  });
  return createModelProcess(model, knowledge, setup);
}

/** The same with its own scripted server, closed after the test. */
export async function startSiteProcess(
  scripts: (Script | ((asked: Asked) => Script))[],
  setup: Setup = {},
  knowledge = school,
) {
  const server = await startChatCompletionsServer(...scripts);
  onTestFinished(() => server.stop());
  return { server, ...createSiteProcess(server, setup, knowledge) };
}

/** A script of lines; `{words}` becomes a reference to the passage with these words. */
export function saying(...parts: (string | 'stall' | 'break')[]) {
  return ({ text }: Asked): Script => ({
    steps: parts.map((part): Step => {
      if (part === 'stall' || part === 'break') return part;
      return { say: part.replace(/\{([^}]*)\}/g, (_, words: string) => nameSource(text, words)) };
    }),
  });
}

/** The lines of a sentence with its source. */
export const sentence = (text: string, words: string): string => `SAY: ${text}\nFROM: {${words}}\n`;

/** The correct reply to the question. */
export const rightReply = saying(`VERDICT: answers\n${sentence(rightSentence, quoteWords)}`);
