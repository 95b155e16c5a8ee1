import { describe, expect, it } from 'vitest';
import { cents } from '#shared/domain/billing/money.ts';
import type { ListedUser } from '#shared/domain/staff/listed-customer.ts';
import { selectCustomers, sortCustomers, totalCustomers } from './select-customers.ts';
import { suggestQueries } from './suggest-queries.ts';

const listed = {
  ...{ conversionId: 'conv', version: 1, pendingEmail: null, brandId: 'edgpt' as const, domain: 'EdGPT.ai' },
  ...{ phone: '(541) 555-0142', website: 'https://www.maple.example' },
};
const trial = (id: string, change: Partial<Extract<ListedUser, { kind: 'trial' }>> = {}): ListedUser => ({
  ...listed,
  ...{ id, kind: 'trial', name: `Ana ${id}`, organisation: `School ${id}`, email: `${id}@maple.example` },
  ...{
    startDate: '2026-11-20T10:00:00.000Z',
    endDate: '2026-11-27T10:00:00.000Z',
    plan: 'trial',
    status: 'active',
  },
  ...change,
});
const customer = (
  id: string,
  change: Partial<Extract<ListedUser, { kind: 'customer' }>> = {},
): ListedUser => ({
  ...listed,
  ...{ id, kind: 'customer', name: `Bo ${id}`, organisation: `Firm ${id}`, email: `${id}@firm.example` },
  ...{
    startDate: '2026-11-01T10:00:00.000Z',
    plan: 'growth',
    status: 'active',
    revenue: cents(9900),
    tax: cents(0),
  },
  ...change,
});
const idsOf = (rows: readonly ListedUser[]) => rows.map(({ id }) => id);

describe('suggesting what was meant', () => {
  const rows = [
    trial('t1', { name: 'Liv Petersen', email: 'liv@oak.example', website: 'https://oak.example' }),
    trial('t2', { name: 'Zoë Ferrars', organisation: 'Maple Grove School' }),
    customer('c1', { organisation: 'Brookfield Partners', website: 'https://brookfield-law.example' }),
    customer('c2', { name: 'Ana Peters', plan: 'starter' }),
  ];

  it.each([
    ['a letter that is another', 'peterson', ['petersen', 'peters']],
    ['a letter too much', 'mapple', ['maple']],
    ['letters swapped', 'Borokfield', ['brookfield']],
    ['two mistakes in a long word', 'brokfeild', ['brookfield']],
    ['a mistake beside a right word', 'liv peterson', ['liv petersen']],
    ['an email address', 'liv@aok.example', ['liv@oak.example']],
    ['the address of a website', 'brookfield-lwa.example', ['brookfield-law.example']],
    ['a page of a website', 'https://www.brookfield-lwa.example/contact', ['brookfield-law.example']],
    ['two mistakes in a short word', 'meble', []],
    ['a word too short to tell', 'oek', []],
    ['words of two customers', 'petersen brookfeild', []],
    ['no text', '', []],
  ])('of %s', (_name, query, suggested) => {
    expect(suggestQueries(rows, { query })).toEqual(suggested);
  });

  it('leads only to somebody whom the other filters leave', () => {
    expect(suggestQueries(rows, { query: 'peterson', plan: 'starter' })).toEqual(['peters']);
  });
});

describe('selecting customers', () => {
  const rows = [
    trial('t1', { name: 'Zoë Ferrars' }),
    trial('t2', { email: 'HEAD@oak.example', phone: '+44 20 7946 0018' }),
    customer('c1', { organisation: 'Oak & Partners', status: 'past_due' }),
    customer('c2', { website: 'https://www.elm-tax.example', domain: 'TaxPrepGPT.ai', plan: 'starter' }),
  ];

  it.each([
    ['a part of a name', 'ferra', ['t1']],
    ['an email in other case', 'head@OAK', ['t2']],
    ['an organization', 'oak & p', ['c1']],
    ['words of several fields in any order', 'partners bo c1', ['c1']],
    ['a website', 'elm-tax', ['c2']],
    ['another page of a website', 'http://elm-tax.example/contact', ['c2']],
    ['a domain', 'taxprep', ['c2']],
    ['the digits of a phone number, however written', '020-7946', []],
    ['the end of a phone number', '7946 0018', ['t2']],
    ['nothing that anybody has', 'birch', []],
    ['no text', '', ['t1', 't2', 'c1', 'c2']],
  ])('finds by %s', (_name, query, ids) => {
    expect(idsOf(selectCustomers(rows, { query }))).toEqual(ids);
  });

  it('narrows by plan and status together with the text', () => {
    expect(idsOf(selectCustomers(rows, { query: '', plan: 'growth' }))).toEqual(['c1']);
    expect(idsOf(selectCustomers(rows, { query: 'oak', status: 'active' }))).toEqual(['t2']);
  });
});

describe('sorting customers', () => {
  const rows = [
    customer('a', { revenue: cents(500), name: 'émile', startDate: '2026-01-01T00:00:00.000Z' }),
    customer('b', { revenue: cents(12_000), name: 'Dora', startDate: '2026-03-01T00:00:00.000Z' }),
    customer('c', { revenue: cents(500), name: 'Frank', startDate: '2026-02-01T00:00:00.000Z' }),
  ];

  it.each([
    ['started', 'desc', ['b', 'c', 'a']],
    ['started', 'asc', ['a', 'c', 'b']],
    ['revenue', 'desc', ['b', 'c', 'a']],
    ['revenue', 'asc', ['c', 'a', 'b']],
    ['name', 'asc', ['b', 'a', 'c']],
  ] as const)('by %s, %s, with the newest of equals first', (sort, order, ids) => {
    expect(idsOf(sortCustomers(rows, { sort, order }))).toEqual(ids);
  });
});

it('sums what was found', () => {
  const rows = [
    trial('t', { status: 'expired' }),
    customer('c'),
    customer('d', { revenue: cents(-100), status: 'cancelled' }),
  ];
  expect(totalCustomers(rows)).toEqual({
    customers: 3,
    statuses: { active: 1, expired: 1, past_due: 0, cancelled: 1 },
    failed: 0,
    ...{ revenue: 9800, tax: 0 },
  });
});
