import type { Organisation } from '#functions/domain/accounts/account.ts';
import { ensureListed } from '#functions/domain/staff/ensure-listed.ts';
import { openSchoolInvoiceStore } from '#functions/storage/dynamodb/school-billing/school-invoice-store.ts';
import type { Deps } from '../deps.ts';

/** The staff's lists of trials and customers. */
export function openStaffLists(deps: Pick<Deps, 'listings' | 'users' | 'chatDays' | 'now'>) {
  return {
    listings: deps.listings,
    ensureListed: (organisation: Organisation, countedSince?: string) =>
      ensureListed(deps, organisation, countedSince),
  };
}

/** Who has an invoice. */
export function openBilled({ table, now }: Pick<Deps, 'table' | 'now'>) {
  const invoices = openSchoolInvoiceStore(table, now);
  return {
    hasInvoice: async (organisationId: string) => (await invoices.listAllOf(organisationId, 1)).length > 0,
  };
}
