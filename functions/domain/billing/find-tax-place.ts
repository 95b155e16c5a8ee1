import { type TaxPlace, taxPlaceSchema } from '#shared/domain/billing/tax-place.ts';
import type { BillingAccount } from './billing-account.ts';
import type { BillingPorts } from './ports.ts';

/** Where a customer was last taxed, or where its billing details say that it is. */
export async function findTaxPlace(
  { details }: Pick<BillingPorts, 'details'>,
  organisationId: string,
  account: Pick<BillingAccount, 'taxPlace'> | undefined,
): Promise<TaxPlace | undefined> {
  if (account?.taxPlace) return account.taxPlace;
  return taxPlaceSchema.safeParse(await details.find(organisationId)).data;
}
