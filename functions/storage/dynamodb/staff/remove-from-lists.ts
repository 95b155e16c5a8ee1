import type { Organisation } from '#functions/domain/accounts/account.ts';
import { isPaying, kindOf } from '#functions/domain/staff/listing.ts';
import { eraseItem, exists } from '../change.ts';
import { countOnPlatform } from '../count-on-platform.ts';
import { countSales } from './brand-count-items.ts';
import { listingKeys } from './listing-items.ts';

/**
 * Writes that remove a customer from every list and from the current counts. Repeats find no entry and count
 * nothing. Past counts stay: every started trial, every payment.
 */
export function removeFromLists(organisation: Organisation) {
  const { organisationId, brandId, trialEndsAt } = organisation;
  const [ofBrand, ofAll] = listingKeys(organisation);
  return [
    eraseItem(ofBrand.Key, [exists('pk')]),
    eraseItem(ofAll.Key),
    countOnPlatform(brandId, organisationId, { conversions: -1, adminUsers: -1 }),
    ...countSales(brandId, organisationId, {
      at: new Date(organisation.createdAt),
      totals: { paid: -Number(isPaying(organisation)) },
      ...(kindOf(organisation) === 'trial' && { trialEnds: [{ endsAt: trialEndsAt, change: -1 as const }] }),
    }),
  ];
}
