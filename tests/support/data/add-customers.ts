import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { dayOf } from '#functions/domain/chat/chat-day.ts';
import type { Listing } from '#functions/domain/staff/listing.ts';
import { keys } from '#functions/storage/dynamodb/keys.ts';
import { dayAttributes } from '#functions/storage/dynamodb/staff/brand-count-items.ts';
import { listingItems } from '#functions/storage/dynamodb/staff/listing-items.ts';
import type { Deps } from '#functions/wiring/deps.ts';
import { brandIds } from '#shared/brands/brand-names.ts';
import { cents } from '#shared/domain/billing/money.ts';
import type { CustomerKind } from '#shared/domain/staff/listed-customer.ts';
import { addDays } from '#shared/domain/trial.ts';

/** The table's limit of items in one call. */
const mostInBatch = 25;

/**
 * Adds rows to the staff lists as signups and plans leave them, one per hour backwards from now; for stacks in the test's
 * own process.
 */
export async function addCustomers(
  kind: CustomerKind,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  const table = process.env.TABLE_NAME ?? '';
  const items = Array.from({ length: to - from }, (_, index) => makeCustomer(kind, from + index)).flatMap(
    (listing) => listingItems(listing, kind),
  );
  for (let start = 0; start < items.length; start += mostInBatch) {
    const batch = items.slice(start, start + mostInBatch).map((Item) => ({ PutRequest: { Item } }));
    await client.send(new BatchWriteCommand({ RequestItems: { [table]: batch } }));
  }
  client.destroy();
}

/** Adds three months in which every item of the brand counts has its full size. */
export async function addBusyMonths({ table }: Pick<Deps, 'table'>): Promise<void> {
  const months = [-31, 0, 31].map((step) => dayOf(addDays(new Date(), step)).slice(0, 7));
  const fill = (prefix: string, count: number) =>
    Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`${prefix}${index + 1}`, count]));
  const items = brandIds.flatMap((brandId) =>
    [0, 1].flatMap((shard) =>
      months.flatMap((month) => [
        { ...keys.brandMonth(month, brandId, 'chat', shard), ...fill(dayAttributes.visitors, 98_765) },
        {
          ...keys.brandMonth(month, brandId, 'sales', shard),
          ...fill(dayAttributes.revenueCents, 987_654),
          ...fill(dayAttributes.trialEnds, 98),
        },
      ]),
    ),
  );
  await Promise.all(items.map((item) => table.put(item)));
}

function makeCustomer(kind: CustomerKind, number: number): Listing {
  const id = `${kind}-${String(number).padStart(6, '0')}`;
  const createdAt = new Date(Date.now() - number * 3_600_000);
  return {
    ...{ organisationId: id, userId: `user-${id}`, conversionId: `conv_edgpt_${id}` },
    brandId: brandIds[number % brandIds.length] ?? 'gpt',
    createdAt: createdAt.toISOString(),
    name: `Customer ${number}`,
    email: `owner-${number}@example.org`,
    phone: '(541) 555-0142',
    organisation: `Organisation ${number} of Maple Grove`,
    website: `https://www.organisation-${number}.example.org`,
    plan: kind === 'trial' ? 'trial' : 'professional',
    trialEndsAt: addDays(createdAt, 7).toISOString(),
    emailChange: null,
    ...{ isPastDue: false, revenueCents: cents(kind === 'trial' ? 0 : 9900), taxCents: cents(0), version: 1 },
  };
}
