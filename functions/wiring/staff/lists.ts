import type { Organisation } from '#functions/domain/accounts/account.ts';
import { ensureListed } from '#functions/domain/staff/ensure-listed.ts';
import { openFailedConversionStore } from '#functions/storage/dynamodb/conversions/failed-conversion-store.ts';
import { openSchoolInvoiceStore } from '#functions/storage/dynamodb/school-billing/school-invoice-store.ts';
import { openListingStore } from '#functions/storage/dynamodb/staff/listing-store.ts';
import type { Deps } from '../deps.ts';

/** The staff's lists of trials and customers. */
export function openStaffLists(deps: Pick<Deps, 'table' | 'users' | 'chatDays' | 'now'>) {
  const listings = openListingStore(deps.table);
  return {
    listings,
    ensureListed: (organisation: Organisation, countedSince?: string) =>
      ensureListed({ ...deps, listings }, organisation, countedSince),
  };
}

/** Who has an invoice. */
export function openBilled({ table, now }: Pick<Deps, 'table' | 'now'>) {
  const invoices = openSchoolInvoiceStore(table, now);
  return {
    hasInvoice: async (organisationId: string) => (await invoices.listAllOf(organisationId, 1)).length > 0,
  };
}

/** The search among trials and customers. */
export function openCustomerSearch({
  table,
  users,
  organisations,
  now,
}: Pick<Deps, 'table' | 'users' | 'organisations' | 'now'>) {
  const failedConversions = openFailedConversionStore(table);
  return { listings: openListingStore(table), failedConversions, users, organisations, now };
}
