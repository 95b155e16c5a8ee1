import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { localServers } from './local-servers.ts';
import { setUpModel } from './set-up-model.ts';

type Machine = Record<
  string,
  { models: string[]; context?: unknown; tokensPerSecond?: number; says?: string }
>;

const askedSchema = z.object({ model: z.string(), messages: z.array(z.object({ content: z.string() })) });

/** A machine with model servers at these origins; its clock advances by the time they take. */
function createMachine(machine: Machine) {
  let now = 1_000_000;
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { origin, pathname } = new URL(String(input));
    asked.push(origin);
    const server = machine[origin];
    if (!server) throw new TypeError('fetch failed');
    if (pathname === '/v1/models') return Response.json({ data: server.models.map((id) => ({ id })) });
    if (pathname !== '/v1/chat/completions') return Response.json(server.context ?? {});
    const { model, messages } = askedSchema.parse(JSON.parse(String(init?.body)));
    if (model.includes('broken')) return Response.json({ error: 'no chat' }, { status: 400 });
    const promptTokens = Math.ceil((messages[0]?.content.length ?? 0) / 4);
    now += (1000 * promptTokens) / (server.tokensPerSecond ?? 1000);
    const content = model.includes('thinker') ? '' : (server.says ?? 'Blue.');
    return Response.json({
      choices: [{ message: { content } }],
      usage: { prompt_tokens: promptTokens, completion_tokens: 1 },
    });
  };
  return { fetch, now: () => now, asked };
}

const [ollama, studio, llama] = ['http://127.0.0.1:11434', 'http://127.0.0.1:1234', 'http://127.0.0.1:8080'];
const largeContext = { models: [{ name: 'gemma3:4b', context_length: 32_768 }] };

describe('a start without a configured model', () => {
  test('probes only the usual local ports, and says what a model changes and how long its download takes when none responds', async () => {
    const machine = createMachine({});
    const { variables, line } = await setUpModel({}, machine);
    expect(variables).toEqual({});
    expect(line).toMatch(/quote .* own sentences.* answer the question in words/);
    expect(line).toMatch(/`ollama pull gemma3:4b` \(3\.3 GB, about 4 minutes at 100 Mbit\/s\)/);
    expect(machine.asked).toEqual([ollama, studio, llama]);
    expect(localServers.map(({ origin }) => origin)).toEqual(machine.asked);
  });

  test('uses the first model that answers, skipping those that embed, refuse or only reason', async () => {
    const machine = createMachine({
      [ollama]: { models: ['nomic-embed-text', 'bespoke-minicheck', 'broken:1b', 'thinker:8b'] },
      [studio]: { models: ['text-embedding-x', 'gemma3:4b'] },
    });
    const { variables, line } = await setUpModel({}, machine);
    expect(variables).toMatchObject({ MODEL_BASE_URL: `${studio}/v1`, MODEL_ID: 'gemma3:4b' });
    expect(line).toMatch(/^gemma3:4b of LM Studio on this machine/);
  });

  test.each([
    [100, largeContext, '2000'],
    [500, largeContext, '3000'],
    [1000, largeContext, '6000'],
    [9000, largeContext, '8000'],
    // Ollama truncates the beginning when its context is short, which is its unreported default.
    [9000, { models: [{ name: 'gemma3:4b', context_length: 6000 }] }, '3500'],
    [9000, {}, '2000'],
  ])(
    'gives a model with %d tokens a second and a context of %j a limit of %s tokens',
    async (tokensPerSecond, context, expected) => {
      const machine = createMachine({ [ollama]: { models: ['gemma3:4b'], tokensPerSecond, context } });
      expect((await setUpModel({}, machine)).variables.MODEL_READING_TOKENS).toBe(expected);
    },
  );

  test('keeps a manually set reading size', async () => {
    const machine = createMachine({ [ollama]: { models: ['gemma3:4b'] } });
    const { variables } = await setUpModel({ MODEL_READING_TOKENS: '3300' }, machine);
    expect(variables.MODEL_READING_TOKENS).toBe('3300');
  });

  test('probes nothing when the model is off', async () => {
    const machine = createMachine({ [ollama]: { models: ['gemma3:4b'] } });
    expect((await setUpModel({ MODEL: 'off' }, machine)).variables).toEqual({});
    expect(machine.asked).toEqual([]);
  });
});

describe('a start with a configured model', () => {
  const endpoint = { MODEL_BASE_URL: `${llama}/v1`, MODEL_ID: 'own' };
  const running = { [llama]: { models: ['own'], tokensPerSecond: 500 }, [ollama]: { models: ['gemma3:4b'] } };

  test('measures a local one, and looks for no other', async () => {
    const machine = createMachine(running);
    expect((await setUpModel(endpoint, machine)).variables).toEqual({ MODEL_READING_TOKENS: '3000' });
    expect(new Set(machine.asked)).toEqual(new Set([llama]));
  });

  test.each([
    ['on another machine', { ...endpoint, MODEL_BASE_URL: 'https://models.example/v1' }],
    ['of Amazon Bedrock', { BEDROCK_MODEL_ID: 'amazon.nova-lite-v1:0' }],
    ['with a manually set reading size', { ...endpoint, MODEL_READING_TOKENS: '5000' }],
    ['when measuring is off', { ...endpoint, MODEL: 'off' }],
  ])('probes nothing for one %s', async (_case, env) => {
    const machine = createMachine(running);
    expect((await setUpModel(env, machine)).variables).toEqual({});
    expect(machine.asked).toEqual([]);
  });

  test('starts even if the model doesn’t answer', async () => {
    expect((await setUpModel(endpoint, createMachine({}))).variables).toEqual({});
  });
});
