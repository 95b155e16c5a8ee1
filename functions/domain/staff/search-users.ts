import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { type CustomerKind, type ListedUser, staffPageSize } from '#shared/domain/staff/listed-customer.ts';
import type { Caller } from '../identity/session.ts';
import { describeListing, type Listing } from './listing.ts';
import type { ListingStore } from './ports.ts';
import { chooseScope } from './scope.ts';

/** Rows scanned per call: about thirty read units. */
const searchedAtOnce = 500;

type Search = {
  query: string;
  kind: CustomerKind;
  platform?: BrandId | undefined;
  after?: string | undefined;
};

/**
 * A page of customers matching a text in name, email, domain or website, newest first, with a cursor: after
 * the last match when the page is full, else after the last scanned row.
 */
export async function searchUsers(
  { listings, now }: { listings: Pick<ListingStore, 'listNewest'>; now(): Date },
  caller: Caller,
  { query, kind, platform, after }: Search,
): Promise<{ users: ListedUser[]; searched: number; next?: string }> {
  const scope = chooseScope(caller, platform);
  const limit = query === '' ? staffPageSize + 1 : searchedAtOnce;
  const rows = await listings.listNewest(kind, scope, after, limit);
  const found: Listing[] = [];
  let searched = 0;
  for (const row of rows) {
    if (found.length === staffPageSize) break;
    searched++;
    if (matches(row, query)) found.push(row);
  }
  const last = rows[searched - 1];
  const isDone = searched === rows.length && rows.length < limit;
  return {
    users: found.map((listing) => describeListing(listing, kind, now())),
    searched,
    ...(last && !isDone && { next: `${last.createdAt}#${last.organisationId}` }),
  };
}

/** Document 2 section 5; the organisation's name is searched as well. */
function matches({ name, email, website, organisation, brandId }: Listing, query: string): boolean {
  const wanted = query.toLowerCase();
  return [name, email, brands[brandId].name, website, organisation].some((text) =>
    text.toLowerCase().includes(wanted),
  );
}
