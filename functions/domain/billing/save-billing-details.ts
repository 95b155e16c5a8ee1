import type { BillingDetails, EditedBillingDetails } from '#shared/domain/billing/billing-details.ts';
import { findPostalCodeIssue } from '#shared/domain/billing/tax-place.ts';
import { AppError } from '#shared/errors.ts';
import type { Organisation } from '../accounts/account.ts';
import { nextDetails, startDetails } from '../billing-details/billing-details.ts';
import { describeCustomer } from './describe-customer.ts';
import { createBillingAccount } from './open-billing-account.ts';
import type { OrderingPorts } from './ports.ts';

type SavingPorts = Pick<
  OrderingPorts,
  'billing' | 'details' | 'schools' | 'provider' | 'users' | 'billOpenInvoices' | 'addsTax' | 'now'
>;

/** A customer's billing details and their version; those of an older order until they are saved. */
export async function readBillingDetails(
  { details, schools }: Pick<SavingPorts, 'details' | 'schools'>,
  organisationId: string,
): Promise<EditedBillingDetails> {
  const [known, school] = await Promise.all([details.find(organisationId), schools.find(organisationId)]);
  return { ...startDetails(known, school), version: known?.version ?? 0 };
}

/** Retries after events changed the account meanwhile. */
const tries = 8;

/**
 * Saves who is billed: for open and later invoices of ours, and later ones of the provider, which refuses an address
 * that it cannot tax before anything is stored. Throws CONFLICT with what is stored when somebody else has saved them
 * since that version, VALIDATION, UNAVAILABLE.
 */
export async function saveBillingDetails(
  ports: SavingPorts,
  organisation: Organisation,
  { version, ...details }: EditedBillingDetails,
): Promise<void> {
  const { organisationId } = organisation;
  for (let attempt = 0; attempt < tries; attempt++) {
    const [account, known] = await Promise.all([
      ports.billing.find(organisationId),
      ports.details.find(organisationId),
    ]);
    if ((known?.version ?? 0) !== version) break;
    if (ports.addsTax && isMoved(known, details)) requirePostalCode(details);
    const stored = nextDetails(organisationId, known, details);
    const before = account ?? createBillingAccount(organisation);
    const { customerId } = before;
    if (customerId && attempt === 0)
      await describeCustomer(ports, organisation, { customerId, details: stored });
    const { purchaseOrderNumber } = details;
    const next = { ...before, purchaseOrderNumber, version: before.version + 1 };
    if (!(await ports.billing.save(next, { now: ports.now(), details: stored }))) continue;
    return ports.billOpenInvoices(organisationId, stored);
  }
  throw await changedMeanwhile(ports, organisationId);
}

function isMoved(known: BillingDetails | undefined, { country, postalCode }: BillingDetails): boolean {
  return known?.country !== country || known.postalCode !== postalCode;
}

/** Refuses an address that is not enough to add tax, before there is a customer whom the provider checks. */
function requirePostalCode({ country, postalCode }: BillingDetails): void {
  const message = findPostalCodeIssue(country, postalCode);
  if (message) throw new AppError('VALIDATION', { message, issues: [{ field: 'postalCode', message }] });
}

/** Saves the purchase order number among the billing details. Throws CONFLICT, UNAVAILABLE. */
export async function savePurchaseOrder(
  ports: SavingPorts,
  organisation: Organisation,
  purchaseOrderNumber: string,
): Promise<void> {
  const details = await readBillingDetails(ports, organisation.organisationId);
  await saveBillingDetails(ports, organisation, { ...details, purchaseOrderNumber });
}

async function changedMeanwhile(
  ports: Pick<SavingPorts, 'details' | 'schools'>,
  organisationId: string,
): Promise<AppError> {
  return new AppError('CONFLICT', { stored: await readBillingDetails(ports, organisationId) });
}
