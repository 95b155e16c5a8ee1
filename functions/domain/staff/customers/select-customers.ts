import { brands } from '#shared/brands/index.ts';
import { cents, sumCents } from '#shared/domain/billing/money.ts';
import { planIds } from '#shared/domain/billing/plan-ids.ts';
import { standingNames } from '#shared/domain/figures/glossary.ts';
import {
  type CustomerFilterName,
  type CustomerSort,
  type CustomerTotals,
  type ListedUser,
  type ShownStatus,
  type SortOrder,
  shownStatuses,
} from '#shared/domain/staff/listed-customer.ts';

export type CustomerFilter = {
  query: string;
  plan?: ListedUser['plan'] | undefined;
  status?: CustomerFilterName | undefined;
};
export type CustomerOrder = { sort: CustomerSort; order: SortOrder };

/** Shorter runs of digits are in nearly every number. */
const fewestDigits = 4;
const phoneCharacters = /^[\d\s()+./-]+$/;

/** The rows whose name, email, phone, domain, website or organization holds every word, with a plan and a status. */
export function selectCustomers(
  rows: readonly ListedUser[],
  { query, plan, status }: CustomerFilter,
): ListedUser[] {
  const words = readQueryWords(query);
  const digits = phoneCharacters.test(query) ? digitsOf(query) : '';
  return rows.filter(
    (row) =>
      (plan === undefined || row.plan === plan) &&
      (status === undefined || (status === 'failed' ? row.hasFailed : row.status === status)) &&
      (words.every((word) => holdsWord(row, word)) ||
        (digits.length >= fewestDigits && digitsOf(row.phone).includes(digits))),
  );
}

/** The words of a search; of a web address, its host, because customers are listed with another page of their site. */
export function readQueryWords(query: string): string[] {
  const words = query.toLowerCase().match(/\S+/g) ?? [];
  return words.map((word) => /^(?:https?:\/\/)?(?:www\.)?([^/@]+\.[^/@]+)(?:\/.*)?$/.exec(word)?.[1] ?? word);
}

function holdsWord(row: ListedUser, word: string): boolean {
  const { name, email, pendingEmail, phone, domain, website, organisation } = row;
  return [name, email, pendingEmail ?? '', phone, domain, website, organisation].some((text) =>
    text.toLowerCase().includes(word),
  );
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Sorts by a column; of equal rows the newest comes first. */
export function sortCustomers(rows: readonly ListedUser[], { sort, order }: CustomerOrder): ListedUser[] {
  const sign = order === 'asc' ? 1 : -1;
  const keyed = rows.map((row) => ({ row, key: keyOf(row, sort) }));
  return keyed
    .toSorted((a, b) => sign * compare(a.key, b.key) || compare(b.row.startDate, a.row.startDate))
    .map(({ row }) => row);
}

/** Opened with the first list, because its locale data takes time to load. */
let letters: Intl.Collator | undefined;

/** Without case and accents, as a reader of a list expects. */
function compareTexts(a: string, b: string): number {
  letters ??= new Intl.Collator('en', { sensitivity: 'base', numeric: true });
  return letters.compare(a, b);
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(String(a), String(b));
}

function keyOf(row: ListedUser, sort: CustomerSort): string | number {
  switch (sort) {
    case 'started':
      return Date.parse(row.startDate);
    case 'ends':
      return row.kind === 'trial' ? Date.parse(row.endDate) : 0;
    case 'revenue':
      return row.kind === 'customer' ? row.revenue : 0;
    case 'plan':
      return planIds.indexOf(row.plan);
    case 'status':
      return standingNames[row.status];
    case 'domain':
      return brands[row.brandId].name;
    case 'website':
      return row.website.replace(/^https?:\/\/(www\.)?/, '');
    case 'name':
    case 'organisation':
      return row[sort];
  }
}

/** Sums over rows. */
export function totalCustomers(rows: readonly ListedUser[]): CustomerTotals {
  const count = (status: ShownStatus) => rows.filter((row) => row.status === status).length;
  const [active, expired, pastDue, cancelled] = shownStatuses.map(count);
  return {
    customers: rows.length,
    statuses: {
      ...{ active: active ?? 0, expired: expired ?? 0 },
      ...{ past_due: pastDue ?? 0, cancelled: cancelled ?? 0 },
    },
    failed: rows.filter(({ hasFailed }) => hasFailed).length,
    revenue: sumCents(rows.map((row) => (row.kind === 'customer' ? row.revenue : cents(0)))),
    tax: sumCents(rows.map((row) => (row.kind === 'customer' ? row.tax : cents(0)))),
  };
}
