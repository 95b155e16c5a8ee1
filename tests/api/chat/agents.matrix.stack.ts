import { Client as McpClient, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { makeMcpPath, makeSourceListPath } from '#shared/domain/agents/agent-address.ts';
import { type Agent, openAgent } from '#tests/support/callers/signed-in.ts';
import { type JoinedStack, joinSampleSchool } from '#tests/support/stacks/join-stack.ts';

let stack: JoinedStack;
let conversionId: string;
let owner: Agent;

beforeAll(async () => {
  const school = await joinSampleSchool();
  ({ stack, conversionId } = school);
  owner = openAgent(stack.url);
  await owner.signIn(school.owner.email, school.owner.password);
});
afterAll(() => stack?.leave());

const answerSchema = z.object({
  answer: z.string(),
  isCertain: z.boolean(),
  sources: z.array(z.object({ title: z.string(), url: z.string(), quote: z.string() })),
  conversationId: z.string(),
});

type Mode = 'auto' | 'legacy';

/** Since 2026-07-28 each request names its client; before, only the program that sends it is known. */
async function connect(name: string, mode: Mode = 'auto') {
  const client = new McpClient({ name, version: '1' }, { versionNegotiation: { mode } });
  const url = new URL(makeMcpPath(conversionId), stack.url);
  const requestInit = { headers: { 'user-agent': `${name}/1 (test)` } };
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit }));
  return client;
}

/** A message as clients of any version send it, without a session. */
const post = (body: string, mcpPath = makeMcpPath(conversionId)) =>
  fetch(new URL(mcpPath, stack.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body,
  });

test.each<[name: string, mode: Mode]>([
  ['Sample Agent', 'auto'],
  ['Older-Agent', 'legacy'],
])(
  '%s asks with the protocol’s own client, gets the answer with its sources, and goes on',
  async (agent, mode) => {
    const client = await connect(agent, mode);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['ask', 'search']);
    const reply = await client.callTool({
      name: 'ask',
      arguments: { question: 'What is the phone number of the school?' },
    });
    const { answer, isCertain, sources, conversationId } = answerSchema.parse(reply.structuredContent);
    expect(answer).toContain('(541) 555-0142');
    expect(isCertain).toBe(true);
    expect(sources[0]?.url).toContain(stack.sampleSiteUrl);
    const next = await client.callTool({
      name: 'ask',
      arguments: { question: 'And the address?', conversationId },
    });
    expect(answerSchema.parse(next.structuredContent).conversationId).toBe(conversationId);
    await client.close();

    const { sessions } = await owner.client.chatHistory.listSessions({ brandId: 'edgpt', conversionId });
    const asked = sessions.find(({ id }) => id === conversationId);
    expect(asked).toMatchObject({ agent, messageCount: 4 });
  },
);

test('an agent searches without a conversation, and finds passages of the website', async () => {
  const client = await connect('Searcher');
  const reply = await client.callTool({ name: 'search', arguments: { words: 'library books' } });
  const { sources } = z.object({ sources: answerSchema.shape.sources }).parse(reply.structuredContent);
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.every(({ url }) => URL.canParse(url))).toBe(true);
  await client.close();
  const { agents } = await owner.client.agents.describe({ conversionId });
  expect(agents.find(({ name }) => name === 'Searcher')).toMatchObject({ calls: 1 });
});

test('one line of a shell gets an answer, without a handshake', async () => {
  const message = {
    ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
    params: { name: 'ask', arguments: { question: 'What is the phone number?' } },
  };
  const reply = await post(JSON.stringify(message));
  expect(reply.status).toBe(200);
  expect(await reply.text()).toContain('(541) 555-0142');
});

test.each([
  ['no JSON', 'not json', 400],
  ['an unknown method', '{"jsonrpc":"2.0","id":1,"method":"resources/steal"}', 200],
  [
    'too long a question',
    JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'ask', arguments: { question: 'x'.repeat(600) } },
    }),
    200,
  ],
  ['a message of 40 kB', JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'x'.repeat(40_000) }), 413],
])('%s is an error of the protocol, and nothing else', async (_what, body, status) => {
  const reply = await post(body);
  expect(reply.status).toBe(status);
  expect(await reply.text()).toMatch(/"error"|"isError":true/);
});

test('an assistant that nobody has is not found, and llms.txt lists what this one has read', async () => {
  const unknown = `conv_edgpt_${'0'.repeat(26)}`;
  expect((await post('{}', makeMcpPath(unknown))).status).toBe(404);
  const page = await fetch(`${stack.url}/gptsite/${conversionId}`);
  const address = page.headers.get('link')?.match(/<(.+)>/)?.[1] ?? '';
  expect(address).toBe(makeSourceListPath(conversionId));
  const list = await fetch(new URL(address, stack.url));
  expect(list.headers.get('content-type')).toContain('text/plain');
  const text = await list.text();
  expect(text).toMatch(/^# Maple Grove School\n/);
  expect(text).toContain(`(${stack.sampleSiteUrl}/`);
  expect(text).toContain(makeMcpPath(conversionId));
});

test('an owner who switches agents off is asked by none, and visitors go on asking', async () => {
  const client = await connect('Stubborn Agent');
  expect(await owner.client.agents.allow({ conversionId, isAllowed: false })).toMatchObject({
    isAllowed: false,
  });
  await expect(client.callTool({ name: 'search', arguments: { words: 'bus' } })).rejects.toThrow();
  expect((await fetch(new URL(makeSourceListPath(conversionId), stack.url))).status).toBe(403);
  await owner.client.chat.sendMessage({ conversionId, message: 'When is spring break?' });
  await owner.client.agents.allow({ conversionId, isAllowed: true });
  await client.callTool({ name: 'search', arguments: { words: 'bus' } });
  await client.close();
});
