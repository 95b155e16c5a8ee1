import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { hashBody } from '#shared/body-hash.ts';
import { type Client, createClient } from '#shared/client.ts';
import { confirmMailedAddress } from '#tests/support/callers/confirm-address.ts';
import { readMails } from '#tests/support/callers/outbox.ts';
import { describeTrial, followConversion } from '#tests/support/callers/trial.ts';
import { type JoinedStack, joinStack } from '#tests/support/stacks/join-stack.ts';

let stack: JoinedStack;
let client: Client;
let conversionId: string;
const secretary = 'office@maple-grove.org';

beforeAll(async () => {
  stack = await joinStack();
  client = createClient({ baseUrl: stack.url });
  const trial = describeTrial('Forwarding School', stack.smallSiteUrl);
  const sam = { name: 'Sam Ortiz', email: secretary, phone: '' };
  const started = await client.signup.createTrial({
    ...trial,
    additionalContacts: [sam, { ...sam, email: 'OFFICE@maple-grove.org' }],
  });
  conversionId = started.conversionId;
  await followConversion(client, conversionId);
  await confirmMailedAddress(stack.url, trial.adminContact.email ?? '');
});
afterAll(() => stack?.leave());

const outboxSchema = z.object({
  mails: z.array(
    z.object({ id: z.string(), to: z.array(z.string()), replyTo: z.array(z.string()), text: z.string() }),
  ),
});

/** Mails that forward the message of a visitor with this address. */
async function readForwarded(contact: string) {
  const { mails } = outboxSchema.parse(await (await fetch(`${stack.url}/_local/outbox`)).json());
  return mails.filter(({ id, replyTo }) => id.startsWith('forwarded-') && replyTo.includes(contact));
}

type Reply = Awaited<ReturnType<Client['chat']['sendMessage']>>;

/** Both ways in which the page asks must give the same message. */
const ways: [name: string, send: (input: Parameters<Client['chat']['sendMessage']>[0]) => Promise<Reply>][] =
  [
    ['as JSON', (input) => client.chat.sendMessage(input)],
    ['as events', (input) => client.chat.streamAnswer.stream(input, { onText: () => undefined })],
  ];

describe.each(ways)('a visitor of an assistant, %s,', (name, send) => {
  test('is offered a person and leaves a message, and every contact gets one mail', async () => {
    const contact = `ana-${name.replace(' ', '-')}@nunez.example`;
    const input = { conversionId, platform: 'edgpt', sessionId: `visitor-${name.replace(' ', '-')}` };
    const question = `Is there a planetarium in the school, ${name}?`;
    const declined = await send({ ...input, message: question });
    expect(declined).toMatchObject({ outcome: 'unsure', handoff: { state: 'initial' } });
    const asked = await send({ ...input, message: 'Ask a person', handoff: 'start' });
    expect(asked.handoff).toEqual({ state: 'asking-name', given: { question } });
    const named = await send({ ...input, message: 'Ana Núñez' });
    expect(named.handoff).toEqual({ state: 'asking-contact', given: { question, name: 'Ana Núñez' } });
    const wrong = await send({ ...input, message: 'ana@nunez' });
    expect(wrong.message).toBe('Please enter a valid email address');
    const twice = await Promise.all([
      send({ ...input, message: contact }),
      send({ ...input, message: contact }),
    ]);
    for (const { handoff } of twice)
      expect(handoff).toEqual({
        state: 'collected',
        statusPath: expect.stringMatching(/^\/messages#token=\w{26}$/),
      });

    // The secretary never asked for our mail: hers waits until she confirms.
    await expect.poll(() => readForwarded(contact)).not.toHaveLength(0);
    await confirmMailedAddress(stack.url, secretary);
    await expect.poll(() => readForwarded(contact)).toHaveLength(2);
    expect(await readMails(stack.url, secretary)).toHaveLength(name === 'as JSON' ? 2 : 3);
    const mails = await readForwarded(contact);
    expect(mails.flatMap(({ to }) => to.map((address) => address.toLowerCase())).sort()).toEqual([
      'forwarding-school@maple-grove.org',
      secretary,
    ]);
    for (const { text, replyTo } of mails) {
      expect(replyTo).toEqual([contact]);
      expect(text).toContain(question);
      expect(text).toContain('Ana Núñez');
      expect(text).toContain(contact);
    }
    expect(stack.lines.join('\n')).not.toMatch(/nunez|planetarium/);
  });
});

test('a message to the brand’s own assistant goes to the brand’s contact', async () => {
  const input = { platform: 'law', sessionId: 'lawyer' };
  for (const message of ['I want to talk to a real person', 'Skip', 'Ana', 'ana@law.example'])
    await client.chat.sendMessage({ ...input, message });
  await expect
    .poll(async () => (await readForwarded('ana@law.example')).flatMap(({ to }) => to))
    .toEqual(['support@lawfirmgpt.ai']);
});

test('the pieces of a streamed answer add up to the answer', async () => {
  const pieces: string[] = [];
  const input = { conversionId, platform: 'edgpt', message: 'What is the phone number of the school?' };
  const streamed = await client.chat.streamAnswer.stream(input, { onText: (piece) => pieces.push(piece) });
  expect(pieces.length).toBeGreaterThan(0);
  expect(pieces.join('')).toBe(streamed.message);
  const whole = await client.chat.sendMessage(input);
  const ofEither = { sessionId: '', messageId: '', responseTime: 0 };
  expect({ ...streamed, ...ofEither }).toEqual({ ...whole, ...ofEither });
});

test('a refused stream has the HTTP status of its error', async () => {
  const body = JSON.stringify({ message: 'Hi', conversionId: `conv_edgpt_${'0'.repeat(26)}` });
  const response = await fetch(`${stack.url}/api/chat/stream`, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json', ...(await hashBody(body)) },
    body,
  });
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toContain('application/json');
});
