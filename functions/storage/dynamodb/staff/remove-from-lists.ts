import type { Organisation } from '#functions/domain/accounts/account.ts';
import { isPaying, kindOf } from '#functions/domain/staff/listing.ts';
import { countOnPlatform } from '../count-on-platform.ts';
import { countSales } from './brand-count-items.ts';
import { listingKeys } from './listing-items.ts';

/**
 * Writes that remove a customer from every list and from the current counts. Repeats find no entry and count
 * nothing. Past counts stay: every started trial, every payment.
 */
export function removeFromLists(tableName: string, organisation: Organisation) {
  const { organisationId, brandId, trialEndsAt } = organisation;
  const [ofBrand, ofAll] = listingKeys(organisation);
  return [
    { Delete: { TableName: tableName, Key: ofBrand?.Key, ConditionExpression: 'attribute_exists(pk)' } },
    { Delete: { TableName: tableName, Key: ofAll?.Key } },
    countOnPlatform(tableName, brandId, organisationId, { conversions: -1, adminUsers: -1 }),
    ...countSales(tableName, brandId, organisationId, {
      at: new Date(organisation.createdAt),
      totals: { paid: -Number(isPaying(organisation)) },
      ...(kindOf(organisation) === 'trial' && { trialEnds: [{ endsAt: trialEndsAt, change: -1 as const }] }),
    }),
  ];
}
