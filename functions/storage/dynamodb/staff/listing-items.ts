import type { Listing } from '#functions/domain/staff/listing.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { CustomerKind } from '#shared/domain/staff/listed-customer.ts';
import { exists, is, writeChange } from '../change.ts';
import { type Key, keys } from '../keys.ts';

/** The lists of one brand, or of all. */
export type ListScope = BrandId | 'all';
type Listed = Pick<Listing, 'organisationId' | 'brandId' | 'createdAt'>;

/** Partition of the due index that lists customers by signup time. */
export const customerList = (kind: CustomerKind, scope: ListScope) => `LISTED#${kind}#${scope}`;

/** A customer's two entries. */
export function listingKeys({
  organisationId,
  brandId,
  createdAt,
}: Listed): { scope: ListScope; Key: Key }[] {
  return [
    { scope: brandId, Key: keys.tenant(brandId, createdAt, organisationId) },
    { scope: 'all', Key: keys.tenantOfAll(createdAt, organisationId) },
  ];
}

/** A customer's entries in stored form. */
export function listingItems(listing: Listing, kind: CustomerKind) {
  return listingKeys(listing).map(({ scope, Key }) => ({
    ...listing,
    ...Key,
    dueKind: customerList(kind, scope),
    dueAt: Key.sk,
  }));
}

type Changed = 'name' | 'email' | 'emailChange' | 'phone' | 'website' | 'plan' | 'trialEndsAt' | 'isPastDue';
type Changes = { [Part in Changed]?: Listing[Part] | undefined };

/** Writes that note a pending change of the address; nobody edits it, so the version stays. */
export function markListing(TableName: string, listed: Listed, emailChange: Listing['emailChange']) {
  const details = { set: { emailChange }, when: [exists('version')] };
  return listingKeys(listed).map(({ Key }) => writeChange(TableName, Key, details));
}

/** Writes that update both entries; refused when their version has changed, or there are none. */
export function changeListing(
  tableName: string,
  listed: Listed,
  {
    changes,
    kind,
    addCents = {},
    version,
  }: {
    changes: Changes;
    kind?: CustomerKind;
    addCents?: Partial<Pick<Listing, 'revenueCents' | 'taxCents'>>;
    version?: number | undefined;
  },
) {
  return listingKeys(listed).map(({ scope, Key }) =>
    writeChange(tableName, Key, {
      set: { ...changes, ...(kind && { dueKind: customerList(kind, scope) }) },
      add: { version: 1, ...addCents },
      when: [version === undefined ? exists('version') : is('version', version)],
    }),
  );
}
