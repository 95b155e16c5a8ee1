import { EventStreamCodec } from '@smithy/eventstream-codec';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ModelEvent } from '#functions/domain/model/ports.ts';
import { school } from '#tests/support/engine/sample-sites.ts';
import { createModelProcess, nameSource } from '#tests/support/model/model-fixture.ts';
import { openLanguageModel } from './open-language-model.ts';

beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  vi.stubEnv('AWS_BEARER_TOKEN_BEDROCK', undefined);
  vi.stubEnv('AWS_ENDPOINT_URL', undefined);
});
afterEach(() => vi.unstubAllEnvs());

const codec = new EventStreamCodec(
  (bytes) => new TextDecoder().decode(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes),
  (text) => new TextEncoder().encode(text),
);

/** A ConverseStream event in its wire format. */
function encode(type: string, payload: object, messageType: 'event' | 'exception' = 'event'): Uint8Array {
  const kind = messageType === 'event' ? ':event-type' : ':exception-type';
  return codec.encode({
    headers: {
      ':message-type': { type: 'string', value: messageType },
      [kind]: { type: 'string', value: type },
      ':content-type': { type: 'string', value: 'application/json' },
    },
    body: new TextEncoder().encode(JSON.stringify(payload)),
  });
}

const question = 'How much is tuition for kindergarten?';
const rightSentence = 'Tuition for Kindergarten is $4,900 a year.';

const end = (stopReason: string) => [
  encode('messageStop', { stopReason }),
  encode('metadata', {
    usage: { inputTokens: 300, outputTokens: 40, totalTokens: 340 },
    metrics: { latencyMs: 5 },
  }),
];
const say = (text: string) => encode('contentBlockDelta', { contentBlockIndex: 0, delta: { text } });

/** A Bedrock model with a function in place of the network. */
function openModel(modelId: string, answer: (prompt: string) => Response | Uint8Array[]) {
  const requests: { url: string; body: string; authorization: string }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const body = await request.text();
    requests.push({ url: request.url, body, authorization: request.headers.get('authorization') ?? '' });
    const answered = answer(body.replaceAll('\\n', '\n').replaceAll('\\"', '"'));
    if (answered instanceof Response) return answered;
    return new Response(new Blob(answered.map((part) => new Uint8Array(part))), {
      headers: { 'content-type': 'application/vnd.amazon.eventstream' },
    });
  };
  const model = openLanguageModel(
    {
      provider: 'bedrock',
      modelId,
      region: 'eu-central-1',
      guardrail: { id: 'gr-7', version: '2' },
    },
    fetch,
  );
  return { model, requests };
}

/** A process that answers for the sample school with this model. */
function start(answer: (prompt: string) => Response | Uint8Array[]) {
  const { model, requests } = openModel('amazon.nova-lite-v1:0', answer);
  return { ...createModelProcess(model, school), requests };
}

describe('Amazon Bedrock', () => {
  it('uses signed ConverseStream calls with the configured guardrail', async () => {
    const { ask, reports, requests } = start((prompt) => [
      encode('messageStart', { role: 'assistant' }),
      say('VERDICT: answers\nSAY: Tuition for Kinder'),
      say(`garten is $4,900 a year.\nFROM: ${nameSource(prompt, 'Kindergarten —')}`),
      ...end('end_turn'),
    ]);
    expect((await ask(question)).answer.text).toBe(rightSentence);
    expect(reports).toMatchObject([{ outcome: 'answers', tokens: { input: 300, output: 40 } }]);
    const [request] = requests;
    expect(request?.url).toBe(
      'https://bedrock-runtime.eu-central-1.amazonaws.com/model/amazon.nova-lite-v1%3A0/converse-stream',
    );
    expect(request?.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/.*\/bedrock\/aws4_request/,
    );
    expect(JSON.parse(request?.body ?? '')).toMatchObject({
      guardrailConfig: { guardrailIdentifier: 'gr-7', guardrailVersion: '2' },
      inferenceConfig: { maxTokens: 700, temperature: 0 },
    });
  });

  it.each<[string, () => Response | Uint8Array[], string, number]>([
    [
      'the guardrail blocks it',
      () => [say('Sorry, blocked.'), ...end('guardrail_intervened')],
      'guardrail',
      1,
    ],
    [
      'it is throttled',
      () => Response.json({ message: 'Too many requests' }, { status: 429 }),
      'throttled',
      2,
    ],
    ['it is down', () => Response.json({ message: 'Down' }, { status: 503 }), 'unavailable', 2],
    ['access is denied', () => Response.json({ message: 'No access' }, { status: 403 }), 'refused', 1],
    [
      'it is throttled in the stream',
      () => [encode('throttlingException', { message: 'Slow down' }, 'exception')],
      'throttled',
      2,
    ],
    [
      'the stream is garbage',
      () => [new Uint8Array([0, 0, 0, 16, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9])],
      'garbled',
      1,
    ],
  ])('falls back to the engine when %s', async (_name, answer, outcome, requestCount) => {
    const { ask, reports, requests } = start(answer);
    expect((await ask(question)).isExtractive).toBe(true);
    expect(reports).toMatchObject([{ outcome }]);
    expect(requests).toHaveLength(requestCount);
  });
});

describe('the constant part of a prompt', () => {
  const usage = { inputTokens: 120, cacheReadInputTokens: 8000, cacheWriteInputTokens: 40, outputTokens: 30 };

  async function ask(modelId: string) {
    const { model, requests } = openModel(modelId, () => [
      say('Yes.'),
      encode('messageStop', { stopReason: 'end_turn' }),
      encode('metadata', { usage, metrics: { latencyMs: 5 } }),
    ]);
    const events: ModelEvent[] = [];
    for await (const event of model({
      ...{ purpose: 'answer', instructions: 'Read.', reading: 'The pages.', prompt: 'Is it open?' },
      ...{ outputTokens: 50, signal: AbortSignal.timeout(10_000) },
    }))
      events.push(event);
    return { events, body: JSON.parse(requests[0]?.body ?? '') };
  }

  it.each([
    'amazon.nova-lite-v1:0',
    'eu.anthropic.claude-haiku-4-5-20251001-v1:0',
    'us-gov.anthropic.claude-3-7-sonnet-20250219-v1:0',
  ])('has a cache point before the question: %s', async (modelId) => {
    const { body, events } = await ask(modelId);
    expect(body.messages).toEqual([
      {
        role: 'user',
        content: [{ text: 'The pages.' }, { cachePoint: { type: 'default' } }, { text: 'Is it open?' }],
      },
    ]);
    expect(events.at(-1)).toEqual({
      kind: 'usage',
      tokens: { input: 8160, cachedInput: 8000, cacheWrite: 40, output: 30 },
    });
  });

  it.each([
    'meta.llama3-3-70b-instruct-v1:0',
    'us.anthropic.claude-3-haiku-20240307-v1:0',
    'mistral.large-v1',
  ])('has no cache point for a model that would refuse it: %s', async (modelId) => {
    const { body } = await ask(modelId);
    expect(JSON.stringify(body)).not.toContain('cachePoint');
    expect(body.messages[0].content).toEqual([{ text: 'The pages.\n\nIs it open?' }]);
  });
});
