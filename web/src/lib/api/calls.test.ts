import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, expectTypeOf, test } from 'vitest';
import type { CustomerClient, VisitorClient } from '#shared/client.ts';
import { deriveCalls, type PageCalls } from './calls.ts';
import { createQueryClient } from './query-client.ts';

type Page = { items: string[]; next?: string };

/** A client that keeps one list, page by page. */
function openList() {
  const items = ['first'];
  const client = {
    list: {
      read: async (_input: { of: string }) => [...items],
      add: async ({ item }: { item: string }) => items.push(item),
      turn: async ({ after }: { of: string; after?: string }): Promise<Page> =>
        after ? { items: ['second'] } : { items: ['first'], next: 'first' },
    },
  };
  return deriveCalls('user', async () => client);
}

test('a key is the audience, the area, the call and its input', () => {
  expect(openList().list.read.query({ of: 'one' }).queryKey).toEqual(['user', 'list', 'read', { of: 'one' }]);
});

test.each([
  { isQuiet: false, isStale: true },
  { isQuiet: true, isStale: false },
])('a mutation with isQuiet $isQuiet leaves its audience’s queries stale: $isStale', async (given) => {
  const calls = openList();
  const queries = createQueryClient();
  const read = calls.list.read.query({ of: 'one' });
  const others = ['staff', 'list', 'read', {}];
  await queries.fetchQuery(read);
  queries.setQueryData(others, []);
  const add = calls.list.add.mutation(given.isQuiet ? { isQuiet: true } : undefined);
  await new MutationObserver(queries, add).mutate({ item: 'second' });
  expect(queries.getQueryState(read.queryKey)?.isInvalidated).toBe(given.isStale);
  expect(queries.getQueryState(others)?.isInvalidated).toBe(false);
  expect(await queries.fetchQuery(read)).toEqual(given.isStale ? ['first', 'second'] : ['first']);
});

test('a change that shows in its own area alone leaves what others have read', async () => {
  const queries = createQueryClient();
  const calls = deriveCalls('user', async () => ({ webhooks: { test: async () => ({}) } }));
  for (const area of ['webhooks', 'dashboard']) queries.setQueryData(['user', area], []);
  await new MutationObserver(queries, calls.webhooks.test.mutation()).mutate({});
  expect(queries.getQueryState(['user', 'webhooks'])?.isInvalidated).toBe(true);
  expect(queries.getQueryState(['user', 'dashboard'])?.isInvalidated).toBe(false);
});

test.each([
  { status: 409, isStale: true },
  { status: 403, isStale: false },
])('a refusal with $status, after which somebody else may have been faster: $isStale', async (given) => {
  const queries = createQueryClient();
  const refusal = Object.assign(new Error('no'), { name: 'AppError', status: given.status });
  const calls = deriveCalls('user', async () => ({ list: { add: () => Promise.reject(refusal) } }));
  queries.setQueryData(['user', 'list'], []);
  await expect(new MutationObserver(queries, calls.list.add.mutation()).mutate({})).rejects.toBe(refusal);
  expect(queries.getQueryState(['user', 'list'])?.isInvalidated).toBe(given.isStale);
});

test('what is costly to read or logged is not read again after a change', async () => {
  const calls = openList();
  const queries = createQueryClient();
  const read = { ...calls.list.read.query({ of: 'one' }), meta: { isQuiet: true } };
  await queries.fetchQuery(read);
  await new MutationObserver(queries, calls.list.add.mutation()).mutate({ item: 'second' });
  expect(queries.getQueryState(read.queryKey)?.isInvalidated).toBe(false);
});

test('pages follow the next of each page to the last', async () => {
  const pages = openList().list.turn.pages({ of: 'one' });
  const { pages: read } = await new QueryClient().fetchInfiniteQuery({ ...pages, pages: 3 });
  expect(read.flatMap(({ items }) => items)).toEqual(['first', 'second']);
});

test('customers have no calls of staff, and visitors none of customers', () => {
  expectTypeOf<PageCalls<CustomerClient>['members']>().toHaveProperty('list');
  expectTypeOf<PageCalls<VisitorClient>['members']>().not.toHaveProperty('list');
  expectTypeOf<PageCalls<CustomerClient>['superadmin']>().not.toHaveProperty('listActions');
});
