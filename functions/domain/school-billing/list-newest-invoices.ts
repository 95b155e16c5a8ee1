import type { BrandId } from '#shared/brands/platforms.ts';
import type { ListedSchoolInvoice } from '#shared/domain/school-invoice.ts';
import { servesSchools } from './choose-school-brand.ts';
import { toListed } from './list-invoices.ts';
import type { SchoolBillingPorts } from './ports.ts';

/** The newest invoices of those brands that serve schools. */
export async function listNewestInvoices(
  {
    invoices,
    now,
  }: Pick<SchoolBillingPorts, 'now'> & {
    invoices: Pick<SchoolBillingPorts['invoices'], 'listNewest'>;
  },
  brandIds: readonly BrandId[],
  limit: number,
): Promise<ListedSchoolInvoice[]> {
  const lists = await Promise.all(
    brandIds.filter(servesSchools).map((brandId) => invoices.listNewest(brandId, undefined, limit)),
  );
  return lists
    .flat()
    .toSorted((one, other) => other.issuedAt.localeCompare(one.issuedAt))
    .slice(0, limit)
    .map((invoice) => toListed(invoice, now()));
}
