import * as z from 'zod';
import type { Organisation } from '#functions/domain/accounts/account.ts';
import { type ListedCustomer, listingSchema } from '#functions/domain/staff/listing.ts';
import type { CustomerChange, StaffScope } from '#functions/domain/staff/ports.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { CustomerKind } from '#shared/domain/staff/listed-customer.ts';
import { exists, writeChange } from '../change.ts';
import { keys } from '../keys.ts';
import { listItems } from '../list-items.ts';
import type { Table } from '../table.ts';
import { countSales } from './brand-count-items.ts';
import { changeListing, customerList } from './listing-items.ts';
import { removeFromLists } from './remove-from-lists.ts';
import { writeStaffChange } from './staff-change-store.ts';

/** What a list shows, without its keys: a third of what would travel. */
const rowNames = listingSchema.keyof().options;

const entrySchema = z.object({ userId: z.string(), conversionId: z.string() });

/** The lists of trials and customers, with a constant cost per page. */
export type ListingStore = ReturnType<typeof openListingStore>;

/** The staff's lists of trials and customers; each customer is in its brand's list and the overall list. */
export function openListingStore(table: Table) {
  return {
    ...openLists(table),
    async find({ organisationId, brandId, createdAt }: ListedCustomer) {
      const item = await table.get(keys.tenant(brandId, createdAt, organisationId));
      return item && { entry: entrySchema.parse(item), listing: listingSchema.parse(item) };
    },
    /** Removes a customer from every list; safe to repeat. */
    async leave(organisation: Organisation) {
      await table.transact(removeFromLists(organisation));
    },
    /** False when the row has changed since. */
    change(organisation: Organisation, { owner, changes, version, trialEnds, now, logged }: CustomerChange) {
      const { organisationId, brandId } = organisation;
      const { name, phone, website, trialEndsAt } = changes;
      return table.transact([
        ...changeListing(organisation, { changes, version }),
        ...update(keys.user(owner.userId), { name, phone }),
        ...update(keys.organisation(organisationId), {
          website,
          trialEndsAt,
          ...(trialEndsAt && { dueAt: now.toISOString() }),
        }),
        ...countSales(brandId, organisationId, { at: now, trialEnds }),
        ...(logged ? writeStaffChange(organisationId, logged) : []),
      ]);
    },
  };
}

/** Pages of the lists. */
function openLists(table: Table) {
  return {
    /** Newest first, starting before a position, which is `createdAt#organisationId`. */
    listNewest: (kind: CustomerKind, scope: StaffScope, before: string | undefined, limit: number) =>
      listItems(
        table,
        { dueKind: customerList(kind, scope), before, isNewestFirst: true, limit },
        listingSchema,
      ),
    /** Everyone of a brand and kind, newest first. */
    async listAll(kind: CustomerKind, brandId: BrandId) {
      return listItems(
        table,
        {
          dueKind: customerList(kind, brandId),
          isNewestFirst: true,
          ProjectionExpression: rowNames.map((name) => `#${name}`).join(', '),
          ExpressionAttributeNames: Object.fromEntries(rowNames.map((name) => [`#${name}`, name])),
        },
        listingSchema,
      );
    },
  };
}

function update(Key: { pk: string; sk: string }, values: Record<string, unknown>) {
  if (Object.values(values).every((value) => value === undefined)) return [];
  return [writeChange(Key, { set: values, when: [exists('pk')] })];
}
