import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openEmbedder } from './open-embedder.ts';

beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
});
afterEach(() => vi.unstubAllEnvs());

/** A model that refuses some calls first; it notes the texts of each call and the pauses between them. */
function openModel(modelId: string, ...refusals: number[]) {
  const calls: string[][] = [];
  const pausesMs: number[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { inputText, texts = [inputText] } = await new Request(input, init).json();
    calls.push(texts);
    const status = refusals.shift();
    if (status) return Response.json({ message: 'Not now' }, { status });
    if (inputText) return Response.json({ embedding: [Number(inputText)], inputTextTokenCount: 1 });
    return Response.json({ embeddings: texts.map((text: string) => [Number(text)]) });
  };
  const wait = async (milliseconds: number) => void pausesMs.push(milliseconds);
  const embed = openEmbedder({ modelId, region: 'eu-central-1' }, fetch, { wait });
  return { embed, calls, pausesMs };
}

const titan = 'amazon.titan-embed-text-v2:0';
const signal = AbortSignal.timeout(30_000);
const numbers = Array.from({ length: 200 }, (_, index) => String(index));
const vectors = numbers.map((text) => [Number(text)]);

it('embeds every text in its order, as many in a call as the model takes', async () => {
  const one = openModel(titan);
  expect(await one.embed(numbers, 'passages', signal)).toEqual(vectors);
  expect(one.calls).toHaveLength(200);
  const many = openModel('cohere.embed-multilingual-v3');
  expect(await many.embed(numbers, 'passages', signal)).toEqual(vectors);
  // They are sent side by side, and may arrive in any order.
  expect(many.calls.map(({ length }) => length).toSorted((one, other) => other - one)).toEqual([96, 96, 8]);
});

it('asks twice more for passages when the model is busy, and not again for a question', async () => {
  const { embed, pausesMs } = openModel(titan, 429, 503);
  expect(await embed(['7'], 'passages', signal)).toEqual([[7]]);
  expect(pausesMs).toEqual([2000, 4000]);
  await expect(openModel(titan, 429, 429, 429).embed(['7'], 'passages', signal)).rejects.toThrow('Not now');
  await expect(openModel(titan, 429).embed(['7'], 'question', signal)).rejects.toThrow('Not now');
});

it('does not repeat a call that the model refuses', async () => {
  const { embed, calls } = openModel(titan, 403);
  await expect(embed(['7'], 'passages', signal)).rejects.toThrow('Not now');
  expect(calls).toEqual([['7']]);
});
