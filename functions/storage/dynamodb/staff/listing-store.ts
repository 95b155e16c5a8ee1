import * as z from 'zod';
import { kindOf, listingSchema } from '#functions/domain/staff/listing.ts';
import type { ListingStore } from '#functions/domain/staff/ports.ts';
import { dueIndexName, keys } from '../keys.ts';
import type { Table } from '../table.ts';
import { countChats, countSales } from './brand-count-items.ts';
import { changeListing, customerList, listingItems } from './listing-items.ts';
import { removeFromLists } from './remove-from-lists.ts';
import { writeStaffChange } from './staff-change-store.ts';

/** What a list shows, without its keys: a third of what would travel. */
const rowNames = listingSchema.keyof().options;

const entrySchema = z.object({ userId: z.string(), conversionId: z.string() });

/** The staff's lists of trials and customers; each customer is in its brand's list and the overall list. */
export function openListingStore(table: Table): ListingStore {
  const TableName = table.name;
  return {
    async listNewest(kind, scope, before, limit) {
      const items = await table.query({
        IndexName: dueIndexName,
        KeyConditionExpression: before ? 'dueKind = :kind AND dueAt < :before' : 'dueKind = :kind',
        ExpressionAttributeValues: {
          ':kind': customerList(kind, scope),
          ...(before && { ':before': before }),
        },
        ScanIndexForward: false,
        Limit: limit,
      });
      return items.map((item) => listingSchema.parse(item));
    },
    async listAll(kind, brandId) {
      const items = await table.query({
        IndexName: dueIndexName,
        KeyConditionExpression: 'dueKind = :kind',
        ProjectionExpression: rowNames.map((name) => `#${name}`).join(', '),
        ExpressionAttributeNames: Object.fromEntries(rowNames.map((name) => [`#${name}`, name])),
        ExpressionAttributeValues: { ':kind': customerList(kind, brandId) },
        ScanIndexForward: false,
      });
      return items.map((item) => listingSchema.parse(item));
    },
    async find({ organisationId, brandId, createdAt }) {
      const item = await table.get(keys.tenant(brandId, createdAt, organisationId));
      return item && { entry: entrySchema.parse(item), listing: listingSchema.safeParse(item).data };
    },
    enroll(organisation, listing, { sales, days, total }) {
      const { brandId, organisationId } = listing;
      const { responseMs: _milliseconds, ...chats } = total;
      const visits = [...days].map(([day, { visitors }]) => [day, visitors] as const);
      const kind = kindOf(organisation);
      const [ofBrand, ofAll] = listingItems(listing, kind);
      return table.transact([
        {
          Put: {
            TableName,
            Item: { ...ofBrand },
            ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(version)',
          },
        },
        { Put: { TableName, Item: { ...ofAll } } },
        ...countSales(TableName, brandId, organisationId, sales),
        ...countChats(brandId, organisationId, chats, visits).map((update) => ({
          Update: { TableName, ...update },
        })),
      ]);
    },
    async leave(organisation) {
      await table.transact(removeFromLists(TableName, organisation));
    },
    change(organisation, { owner, changes, version, trialEnds, now, logged }) {
      const { organisationId, brandId } = organisation;
      const { name, phone, website, trialEndsAt } = changes;
      return table.transact([
        ...changeListing(TableName, organisation, { changes, version }),
        ...update(TableName, keys.user(owner.userId), { name, phone }),
        ...update(TableName, keys.organisation(organisationId), {
          website,
          trialEndsAt,
          ...(trialEndsAt && { dueAt: now.toISOString() }),
        }),
        ...countSales(TableName, brandId, organisationId, { at: now, trialEnds }),
        ...(logged ? writeStaffChange(TableName, organisationId, logged) : []),
      ]);
    },
  };
}

function update(TableName: string, Key: { pk: string; sk: string }, values: Record<string, unknown>) {
  const names = Object.keys(values).filter((name) => values[name] !== undefined);
  if (names.length === 0) return [];
  return [
    {
      Update: {
        TableName,
        Key,
        UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
        ExpressionAttributeValues: Object.fromEntries(names.map((name) => [`:${name}`, values[name]])),
      },
    },
  ];
}
