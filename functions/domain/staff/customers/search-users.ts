import type { Organisation } from '#functions/domain/accounts/account.ts';
import type { Caller } from '#functions/domain/identity/session.ts';
import { findUnconfirmed } from '#functions/domain/mail/consent/is-confirmed.ts';
import type { UserStore } from '#functions/storage/dynamodb/accounts/user-store.ts';
import type { ConfirmedAddressStore } from '#functions/storage/dynamodb/mail/confirmed-address-store.ts';
import type { SchoolInvoiceStore } from '#functions/storage/dynamodb/school-billing/school-invoice-store.ts';
import type { ListingStore } from '#functions/storage/dynamodb/staff/listing-store.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { isEmailAddress } from '#shared/domain/addresses/addresses.ts';
import {
  type CustomerKind,
  type CustomerTotals,
  customerKinds,
  type ListedUser,
  staffPageSize,
} from '#shared/domain/staff/listed-customer.ts';
import { describeListing, kindOf } from '../listing.ts';
import type { FailedConversionStore, StaffScope } from '../ports.ts';
import { brandsOfScope, chooseScope } from '../scope.ts';
import {
  type CustomerFilter,
  type CustomerOrder,
  selectCustomers,
  sortCustomers,
  totalCustomers,
} from './select-customers.ts';
import { suggestQueries } from './suggest-queries.ts';

export type SearchPorts = {
  listings: Pick<ListingStore, 'listAll' | 'find'>;
  users: Pick<UserStore, 'findByEmail'>;
  failedConversions: Pick<FailedConversionStore, 'listNewest'>;
  organisations: { find(organisationId: string): Promise<Organisation | undefined> };
  now(): Date;
};

/** For what only the rows of a page say. */
type RowPorts = {
  invoices: Pick<SchoolInvoiceStore, 'listAllOf'>;
  addresses: Pick<ConfirmedAddressStore, 'isConfirmed'>;
};
/** Failed conversions looked at a brand: they are few, and the newest come first. */
const mostFailed = 500;

export type CustomerSearch = CustomerFilter & { kind: CustomerKind | 'any'; platform?: BrandId | undefined };

/**
 * A page of the customers that a search found, with sums over all of them. The cursor survives changes of the list: it
 * names the last row, and its place for when that row is gone.
 */
export async function searchUsers(
  ports: SearchPorts & RowPorts,
  caller: Caller,
  { after, sort, order, ...search }: CustomerSearch & CustomerOrder & { after?: string | undefined },
): Promise<{
  users: ListedUser[];
  searched: number;
  totals: CustomerTotals;
  suggestions: string[];
  next?: string;
}> {
  const { found, searched, suggestions } = await findCustomers(ports, caller, search);
  const sorted = sortCustomers(found, { sort, order });
  const start = findStart(sorted, after);
  const page = sorted.slice(start, start + staffPageSize);
  const unconfirmed = await findUnconfirmed(
    ports,
    page.map(({ email }) => email),
  );
  const users = await Promise.all(
    page.map(async (user) => ({
      ...(await markUnbilled(ports, user)),
      isUnconfirmed: unconfirmed.includes(user.email),
    })),
  );
  const end = start + users.length;
  return {
    ...{ users, searched, totals: totalCustomers(found), suggestions },
    ...(end < sorted.length && { next: `${end}#${users.at(-1)?.id}` }),
  };
}

/** Someone on a plan for which nothing was paid or invoiced, which staff have set by hand. */
async function markUnbilled({ invoices }: Pick<RowPorts, 'invoices'>, user: ListedUser): Promise<ListedUser> {
  if (user.kind !== 'customer' || user.plan === 'trial' || user.revenue !== 0) return user;
  return { ...user, isBilled: (await invoices.listAllOf(user.id, 1)).length > 0 };
}

/** All customers that a search finds in the brands of the caller. Throws FORBIDDEN for another brand. */
export async function findCustomers(
  ports: SearchPorts,
  caller: Caller,
  { kind, platform, ...filter }: CustomerSearch,
): Promise<{ found: ListedUser[]; searched: number; suggestions: string[] }> {
  const scope = chooseScope(caller, platform);
  const owned = isEmailAddress(filter.query) ? await findByEmail(ports, scope, filter.query) : undefined;
  const kinds = kind === 'any' ? customerKinds : [kind];
  const markFailed = await findFailed(ports, owned ? [owned.brandId] : brandsOfScope(scope));
  if (owned) {
    const rows = [owned].filter((row) => kinds.includes(row.kind)).map(markFailed);
    return { found: selectCustomers(rows, { ...filter, query: '' }), searched: 1, suggestions: [] };
  }
  const now = ports.now();
  // A query each, at the same time: a page of one has at most 1 MB, about two thousand rows.
  const lists = await Promise.all(
    brandsOfScope(scope).flatMap((brandId) =>
      kinds.map(async (one) =>
        (await ports.listings.listAll(one, brandId)).map((listing) => describeListing(listing, one, now)),
      ),
    ),
  );
  const rows = lists.flat().map(markFailed);
  const found = selectCustomers(rows, filter);
  const suggestions = found.length === 0 ? suggestQueries(rows, filter) : [];
  return { found, searched: rows.length, suggestions };
}

/** A function that marks the rows whose assistant could not be built. */
async function findFailed({ failedConversions }: SearchPorts, brandIds: readonly BrandId[]) {
  const lists = await Promise.all(
    brandIds.map((brandId) => failedConversions.listNewest(brandId, mostFailed)),
  );
  const failed = new Set(lists.flat().map(({ conversionId }) => conversionId));
  return (row: ListedUser): ListedUser => (failed.has(row.conversionId) ? { ...row, hasFailed: true } : row);
}

/** By the key of the address: also finds the customer of a member, whose address is in no list. */
async function findByEmail(
  { users, organisations, listings, now }: SearchPorts,
  scope: StaffScope,
  email: string,
): Promise<ListedUser | undefined> {
  const user = await users.findByEmail(email.toLowerCase());
  const organisation = user?.organisationId ? await organisations.find(user.organisationId) : undefined;
  if (!organisation || (scope !== 'all' && organisation.brandId !== scope)) return undefined;
  const found = await listings.find(organisation);
  return found && describeListing(found.listing, kindOf(organisation), now());
}

/** Where the page after a cursor begins. */
export function findStart(rows: readonly ListedUser[], after: string | undefined): number {
  if (!after) return 0;
  const [place = '', id] = after.split('#');
  const known = rows.findIndex((row) => row.id === id);
  return known === -1 ? Math.max(0, Number.parseInt(place, 10) || 0) : known + 1;
}
