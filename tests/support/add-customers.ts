import type { Listing } from '#functions/domain/staff/listing.ts';
import { countSales } from '#functions/storage/dynamodb/staff/brand-count-items.ts';
import { listingItems } from '#functions/storage/dynamodb/staff/listing-items.ts';
import type { Deps } from '#functions/wiring/deps.ts';
import { brandIds } from '#shared/brands/brand-names.ts';
import type { CustomerKind } from '#shared/domain/staff/listed-customer.ts';
import { addDays } from '#shared/domain/trial.ts';

const atOnce = 50;

/** Rows in the lists of staff as signups and plans leave them, with their counts: one an hour, back from now. */
export async function addCustomers(
  { table }: Pick<Deps, 'table'>,
  kind: CustomerKind,
  { from, to }: { from: number; to: number },
): Promise<void> {
  for (let start = from; start < to; start += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, to - start) }, (_, index) => start + index);
    const items = numbers.flatMap((number) => listingItems(makeCustomer(kind, number), kind));
    await Promise.all(items.map((item) => table.put({ ...item })));
  }
  const at = new Date();
  for (const brandId of brandIds) {
    const count = Math.ceil((to - from) / brandIds.length);
    const totals = kind === 'trial' ? { trials: count } : { customers: count, paid: count };
    await table.transact(countSales(table.name, brandId, 'seed', { at, totals }));
  }
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
    ...{ isPastDue: false, revenueCents: kind === 'trial' ? 0 : 9900, version: 1 },
  };
}
