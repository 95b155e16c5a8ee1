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
  const add = { ...calls.list.add.mutation(), meta: { isQuiet: given.isQuiet } };
  await new MutationObserver(queries, add).mutate({ item: 'second' });
  expect(queries.getQueryState(read.queryKey)?.isInvalidated).toBe(given.isStale);
  expect(queries.getQueryState(others)?.isInvalidated).toBe(false);
  expect(await queries.fetchQuery(read)).toEqual(given.isStale ? ['first', 'second'] : ['first']);
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
