import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { ModelFailure } from '#functions/domain/model/model-failure.ts';
import type { ModelEvent } from '#functions/domain/model/ports.ts';
import { close, listen } from '#infra/local/listen.ts';
import { type Script, startChatCompletionsServer } from '#tests/support/model/chat-completions-server.ts';
import { openLanguageModel } from './open-language-model.ts';

async function openEndpoint(script: Script) {
  const server = await startChatCompletionsServer(script);
  onTestFinished(() => server.stop());
  const model = openLanguageModel({
    ...{ provider: 'openai-compatible', baseUrl: server.baseUrl, modelId: 'small', readApiKey: undefined },
  });
  return { model, asked: server.asked };
}

const unchanging = { instructions: 'Read.', reading: 'The pages.', signal: AbortSignal.timeout(30_000) };

test('an endpoint gets the constant part first, and its cached tokens are reported', async () => {
  const { model, asked } = await openEndpoint({ steps: [{ say: 'Yes.' }], cachedTokens: 280 });
  const events: ModelEvent[] = [];
  for await (const event of model({ ...unchanging, purpose: 'answer', prompt: 'Open?', outputTokens: 50 }))
    events.push(event);
  expect(asked.map(({ text }) => text)).toEqual(['Read.\n\nThe pages.\n\nOpen?']);
  expect(events.at(-1)).toMatchObject({
    kind: 'usage',
    tokens: { input: 300, cachedInput: 280, output: 40 },
  });
});

test('a server that redirects gets no answer, and the conversation does not travel on to another one', async () => {
  const other = await startChatCompletionsServer({ steps: [{ say: 'Yes.' }] });
  const redirecting = createServer((request, response) => {
    request.resume();
    response.writeHead(307, { location: `${other.baseUrl}/chat/completions` }).end();
  });
  const port = await listen(redirecting);
  onTestFinished(async () => {
    await close(redirecting);
    await other.stop();
  });
  const model = openLanguageModel({
    ...{ provider: 'openai-compatible', modelId: 'small', readApiKey: undefined },
    baseUrl: `http://127.0.0.1:${port}/v1`,
  });
  const events = model({ ...unchanging, purpose: 'answer', prompt: 'Open?', outputTokens: 50 });
  await expect(Array.fromAsync(events)).rejects.toBeInstanceOf(ModelFailure);
  expect(other.asked).toEqual([]);
});
