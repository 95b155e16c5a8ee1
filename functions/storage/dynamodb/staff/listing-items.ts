import type { Listing } from '#functions/domain/staff/listing.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { CustomerKind } from '#shared/domain/staff/listed-customer.ts';
import { exists, is, writeChange } from '../change.ts';
import { keys } from '../keys.ts';

/** The lists of one brand, or of all. */
export type ListScope = BrandId | 'all';
type Listed = Pick<Listing, 'organisationId' | 'brandId' | 'createdAt'>;

/** Partition of the due index that lists customers by signup time. */
export const customerList = (kind: CustomerKind, scope: ListScope) => `LISTED#${kind}#${scope}`;

/** A customer's two entries. */
export function listingKeys({ organisationId, brandId, createdAt }: Listed) {
  return [
    { scope: brandId, Key: keys.tenant(brandId, createdAt, organisationId) },
    { scope: 'all', Key: keys.tenantOfAll(createdAt, organisationId) },
  ] as const;
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
/** Writes that note a pending change of the address; nobody edits it, so the version stays. */
export function markListing(listed: Listed, emailChange: Listing['emailChange']) {
  const details = { set: { emailChange }, when: [exists('version')] };
  return listingKeys(listed).map(({ Key }) => writeChange(Key, details));
}

/** Writes that update both entries; refused when their version has changed, or there are none. */
export function changeListing(
  listed: Listed,
  {
    changes,
    kind,
    addCents = {},
    version,
  }: {
    changes: { [Part in Changed]?: Listing[Part] | undefined };
    kind?: CustomerKind;
    addCents?: Partial<Pick<Listing, 'revenueCents' | 'taxCents'>>;
    version?: number | undefined;
  },
) {
  return listingKeys(listed).map(({ scope, Key }) =>
    writeChange(Key, {
      set: { ...changes, ...(kind && { dueKind: customerList(kind, scope) }) },
      add: { version: 1, ...addCents },
      when: [version === undefined ? exists('version') : is('version', version)],
    }),
  );
}
