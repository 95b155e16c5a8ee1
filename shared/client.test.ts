import { expect, expectTypeOf, test } from 'vitest';
import { type Client, type CustomerClient, createClient, type VisitorClient } from './client.ts';
import { contract } from './contract/index.ts';
import { areaLoaders } from './contract/load-areas.ts';
import { createLazyClient } from './lazy-client.ts';

// Document 1 section 7, "Shared behaviour of every call".

type Sent = { url: string; init: RequestInit | undefined };

/** A client that records its calls in `sent` instead of sending them. */
function openClient(create = createClient) {
  const sent: Sent[] = [];
  const client = create({
    fetch: async (url, init) => {
      sent.push({ url: String(url), init });
      return Response.json({}, { status: 500 });
    },
  });
  return { client, sent };
}

const json = { 'content-type': 'application/json' };
const calls: [name: string, call: (client: Client) => Promise<unknown>, url: string, init: RequestInit][] = [
  [
    'a read',
    ({ legal }) => legal.getDocument({ page: 'terms', platform: 'law' }),
    '/api/legal/terms?platform=law',
    { method: 'GET' },
  ],
  [
    'a write with a payload',
    ({ demos }) => demos.recordView({ platform: 'law', sessionId: 'visit' }),
    '/api/demo-view',
    { method: 'POST', headers: json, body: '{"platform":"law","sessionId":"visit"}' },
  ],
  [
    'a write without one',
    ({ account }) => account.resendConfirmation({}),
    '/api/account/confirmation',
    { method: 'POST' },
  ],
];

test.each(calls)(
  '%s has its path and cookies, and JSON only with a payload',
  async (_name, call, url, init) => {
    for (const create of [createClient, createLazyClient]) {
      const { client, sent } = openClient(create);
      await expect(call(client)).rejects.toMatchObject({ status: 500 });
      expect(sent).toEqual([{ url, init: { credentials: 'include', signal: null, headers: {}, ...init } }]);
    }
  },
);

test('the client of pages has every area, each of which may be the value of a promise', async () => {
  const { client, sent } = openClient(createLazyClient);
  expect(Object.keys(client)).toEqual(Object.keys(contract));
  const loaded = await Promise.all(Object.values(areaLoaders).map((load) => load()));
  expect(loaded).toEqual(Object.values(contract));
  const { legal } = client;
  const area = await Promise.resolve(legal);
  await expect(area.getDocument({ page: 'terms', platform: 'law' })).rejects.toThrow();
  expect(sent).toHaveLength(1);
});

const html = { 'content-type': 'text/html' };
test.each<[string, Response, string | undefined]>([
  ['a text', new Response('Upstream is gone', { status: 502 }), '502: Upstream is gone'],
  [
    'a page',
    new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway', headers: html }),
    '502: Bad Gateway',
  ],
  ['nothing', new Response(null, { status: 418, statusText: "I'm a Teapot" }), "418: I'm a Teapot"],
  ['a status alone', new Response(null, { status: 400 }), '400: '],
  [
    'an error of ours',
    Response.json({ error: { code: 'NOT_FOUND', message: 'Gone.' } }, { status: 404 }),
    undefined,
  ],
])('a foreign reply keeps its status and text: %s', async (_name, response, reply) => {
  const client = createClient({ fetch: async () => response });
  await expect(client.pricing.getPricing({ platform: 'law' })).rejects.toMatchObject({ reply });
});

test('a call of staff through the clients of customers and visitors does not compile', () => {
  expectTypeOf<CustomerClient['inbox']>().toHaveProperty('listOwn');
  expectTypeOf<CustomerClient['inbox']>().not.toHaveProperty('listForwarded');
  expectTypeOf<CustomerClient['schoolBilling']>().not.toHaveProperty('processPayment');
  expectTypeOf<VisitorClient['schoolBilling']>().toHaveProperty('getSharedInvoice');
  expectTypeOf<VisitorClient['schoolBilling']>().not.toHaveProperty('getInvoicePdf');
});
