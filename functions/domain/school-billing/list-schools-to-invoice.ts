import type { BrandId } from '#shared/brands/platforms.ts';
import { type FiscalYear, fiscalYearsToInvoice, monthsLeft } from '#shared/domain/billing/fiscal-year.ts';
import type { School } from '../billing/school.ts';
import type { StaffScope } from '../staff/ports.ts';
import { schoolBrands } from './choose-school-brand.ts';
import type { SchoolBillingPorts } from './ports.ts';

type WaitingPorts = Pick<
  SchoolBillingPorts,
  'schools' | 'invoices' | 'organisations' | 'listOnPlan' | 'paysByCard' | 'now'
>;

const pageSize = 250;

/** Names of the schools on a plan by invoice whose year nobody has invoiced yet, of a scope, at most so many of a brand. */
export async function listSchoolsToInvoice(
  ports: WaitingPorts,
  scope: StaffScope,
  limit: number,
): Promise<{ name: string }[]> {
  const brandIds = schoolBrands.filter((brandId) => scope === 'all' || scope === brandId);
  return (await Promise.all(brandIds.map((brandId) => listOfBrand(ports, brandId, limit)))).flat();
}

async function listOfBrand(
  ports: WaitingPorts,
  brandId: BrandId,
  limit: number,
): Promise<{ name: string }[]> {
  const years = await Promise.all(
    fiscalYearsToInvoice(ports.now()).map(async (year) => ({
      year,
      invoiced: new Set((await ports.invoices.listInvoiced(brandId, year)).map(toSchoolId)),
    })),
  );
  const onPlan = new Set(await ports.listOnPlan(brandId));
  const found: { name: string }[] = [];
  let after: string | undefined;
  do {
    const page = await ports.schools.list(brandId, after, pageSize);
    const open = page.filter((school) => onPlan.has(school.organisationId) && isOpen(school, years));
    const named = await Promise.all(
      open.slice(0, limit - found.length).map((school) => nameIt(ports, school)),
    );
    found.push(...named.filter((school) => school !== undefined));
    after = page.length === pageSize ? page.at(-1)?.organisationId : undefined;
  } while (after && found.length < limit);
  return found;
}

const toSchoolId = ({ organisationId }: { organisationId: string }) => organisationId;

type InvoicedYear = { year: FiscalYear; invoiced: ReadonlySet<string> };

function isOpen({ organisationId, orderedAt }: School, years: readonly InvoicedYear[]): boolean {
  return years.some(
    ({ year, invoiced }) => !invoiced.has(organisationId) && monthsLeft(year, new Date(orderedAt)) > 0,
  );
}

/** Undefined for who pays by card, or is erased. */
async function nameIt({ organisations, paysByCard }: WaitingPorts, { organisationId }: School) {
  if (await paysByCard(organisationId)) return undefined;
  const organisation = await organisations.find(organisationId);
  return organisation && { name: organisation.name };
}

/** After a change of what is to be invoiced: the next look at the staff's work reads it anew. */
export const dropSchoolsToInvoice = (
  { snapshots }: Pick<SchoolBillingPorts, 'snapshots'>,
  brandId: BrandId,
): Promise<void> => snapshots.drop(['to-invoice#all', `to-invoice#${brandId}`]);
