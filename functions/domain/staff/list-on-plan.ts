import type { ListingStore } from '#functions/storage/dynamodb/staff/listing-store.ts';
import type { BrandId } from '#shared/brands/platforms.ts';

/** The customers of a brand that are on a plan. */
export async function listOnPlan(
  { listings }: { listings: Pick<ListingStore, 'listAll'> },
  brandId: BrandId,
): Promise<string[]> {
  const customers = await listings.listAll('customer', brandId);
  return customers.flatMap(({ plan, organisationId }) => (plan === 'trial' ? [] : [organisationId]));
}
