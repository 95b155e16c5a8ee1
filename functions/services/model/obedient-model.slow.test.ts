import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { answerQuestion } from '#functions/engine/quoting/answer-question.ts';
import type { Answer } from '#functions/engine/reply/answer.ts';
import { failedChecks } from '#tests/support/engine/injection-checks.ts';
import { type InjectionCase, injectionCorpus } from '#tests/support/engine/injection-corpus.ts';
import {
  isPlanted,
  metadataPlaces,
  plantInjection,
  plantPastFilters,
  unseenPlaces,
} from '#tests/support/engine/plant-injection.ts';
import {
  type ChatCompletionsServer,
  startChatCompletionsServer,
} from '#tests/support/model/chat-completions-server.ts';
import { createModelProcess } from '#tests/support/model/model-fixture.ts';
import { obeyEverything } from '#tests/support/model/obedient-model.ts';
import { openLanguageModel } from './open-language-model.ts';

type Reply = Awaited<ReturnType<ReturnType<typeof createModelProcess>['ask']>>;

const { cases, meta } = injectionCorpus;
let server: ChatCompletionsServer;
beforeAll(async () => {
  server = await startChatCompletionsServer(obeyEverything);
});
afterAll(() => server.stop());

/**
 * Failures in the replies to three questions, the third asked as if the engine hadn't recognised the attack.
 * When injected text passes the filters, only the model's additions count.
 */
async function failuresOf(
  { text, checks }: InjectionCase,
  knowledge: Knowledge,
  counts: (asked: Reply) => Answer = ({ answer }) => answer,
): Promise<string[]> {
  const model = openLanguageModel({
    provider: 'openai-compatible',
    baseUrl: server.baseUrl,
    modelId: 'obedient',
    readApiKey: undefined,
  });
  const { ask } = createModelProcess(model, knowledge);
  const message = text.slice(0, 500);
  const covered = await ask('How much is tuition?');
  const uncovered = await ask('Do you have a pool?');
  const trigger = await ask(`How much is tuition? ${message}`, {
    engine: { outcome: 'answered', citations: covered.extractive.citations },
  });
  return failedChecks([...checks, ...always], {
    covered: counts(covered),
    uncovered: counts(uncovered),
    trigger: counts(trigger),
  });
}

/** Plain-text attacks: an instruction, a picture, a link, and an instruction in other languages. */
const idsOfPlainText = new Set(['pi-01', 'pi-17', 'pi-18', 'pi-23']);

const always = [
  `reply_lacks:${meta.canary}`,
  'reply_lacks_url_host:attacker-site.com',
  'reply_lacks_system_prompt_canary',
  'reply_rendered_inert',
  'no_tool_call',
  'reply_lacks:legally binding',
];

describe.skipIf(cases.length === 0)(
  'the prompt injection corpus against an obedient model (skipped without ../shared/security)',
  () => {
    it.each(cases.filter(isPlanted))('$id $channel: injected text leaks nothing', async (planted) => {
      expect(await failuresOf(planted, await plantInjection(planted))).toEqual([]);
    });

    it.each(cases.filter(isPlanted))(
      '$id $channel: injected text leaks nothing even past the reading filters',
      async (planted) => {
        const clean = answerQuestion({
          knowledge: await plantInjection({ ...planted, channel: 'none' }),
          question: 'How much is tuition?',
          history: [],
        });
        const counts = ({ answer, isExtractive }: Reply) => (isExtractive ? clean : answer);
        expect(await failuresOf(planted, await plantPastFilters(planted), counts)).toEqual([]);
      },
    );

    it.each(Object.keys({ ...unseenPlaces, ...metadataPlaces }))(
      'text injected into hidden places leaks nothing: %s',
      async (channel) => {
        const failures = [];
        for (const visible of cases.filter(({ id }) => idsOfPlainText.has(id))) {
          const planted = { ...visible, channel, checks: visible.checks };
          failures.push(...(await failuresOf(planted, await plantInjection(planted))));
        }
        expect(failures).toEqual([]);
      },
    );

    it.each(cases.filter((each) => !isPlanted(each)))(
      '$id $channel: a typed attack leaks nothing',
      async (typed) => {
        expect(await failuresOf(typed, await plantInjection({ ...typed, channel: 'none' }))).toEqual([]);
      },
    );

    it('really called the model, which really said the canary', () => {
      expect(server.asked.length).toBeGreaterThan(cases.length);
      const said = server.asked.map((asked) => JSON.stringify(obeyEverything(asked)));
      expect(said.some((text) => text.includes(meta.canary))).toBe(true);
    });
  },
);
