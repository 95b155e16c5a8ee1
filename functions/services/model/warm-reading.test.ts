import { expect, onTestFinished, test } from 'vitest';
import { createWarmReading } from '#functions/domain/reading/warm-reading.ts';
import { school } from '#tests/support/engine/sample-sites.ts';
import { type Script, startChatCompletionsServer } from '#tests/support/model/chat-completions-server.ts';
import { createManualTimer } from '#tests/support/model/manual-timer.ts';
import { createSiteProcess, question } from '#tests/support/model/school-model.ts';
import { openLanguageModel } from './open-language-model.ts';

const silent = { steps: [{ say: 'VERDICT: silent' }] };

async function startWarming(readingTokens: { whole: number; found: number }, scripts: Script[] = [silent]) {
  const server = await startChatCompletionsServer(...scripts);
  onTestFinished(() => server.stop());
  const timer = createManualTimer();
  let isAllowed = true;
  const warm = createWarmReading({
    model: openLanguageModel({
      ...{ provider: 'openai-compatible', baseUrl: server.baseUrl, modelId: 'small', readApiKey: undefined },
    }),
    ...{ timer, readingTokens },
    isAllowed: async () => isAllowed,
  });
  return { server, timer, warm, switchOff: () => (isAllowed = false) };
}

test.each([
  ['that fits completely', { whole: 12_000, found: 8000 }],
  ['with retrieved passages', { whole: 240, found: 240 }],
])('warming reads the constant prompt part for a site %s, without output', async (_case, reading) => {
  const { server, warm } = await startWarming(reading);
  await warm(school);
  await createSiteProcess(server, { readingTokens: reading }).ask(question);
  const [warming, asked] = [server.asked[0], server.asked.at(-1)];
  expect(warming?.maxTokens).toBe(1);
  expect(warming?.text.length).toBeGreaterThan(1000);
  expect(asked?.text.startsWith(warming?.text ?? 'nothing')).toBe(true);
});

test('warming runs once in some minutes, again after a failure, and not when the owner switched it off', async () => {
  const { server, timer, warm, switchOff } = await startWarming({ whole: 12_000, found: 8000 }, [
    { status: 500 },
    silent,
  ]);
  for (const calls of [1, 2, 2]) {
    await warm(school);
    expect(server.asked).toHaveLength(calls);
  }
  timer.advance(6 * 60_000);
  await warm(school);
  expect(server.asked).toHaveLength(3);
  switchOff();
  timer.advance(6 * 60_000);
  await warm(school);
  expect(server.asked).toHaveLength(3);
});
