import { timingSafeEqual } from 'node:crypto';
import { AppError } from '#shared/errors.ts';
import type { Caller } from '../identity/session.ts';
import type { SchoolBillingPorts } from './ports.ts';
import type { SchoolInvoice } from './school-invoice.ts';

/** An invoice, for its brand's staff and its school; not found for others. Throws NOT_FOUND. */
export async function findInvoice(
  { invoices }: Pick<SchoolBillingPorts, 'invoices'>,
  caller: Pick<Caller, 'role' | 'brandId' | 'organisationId'>,
  invoiceId: string,
): Promise<SchoolInvoice> {
  const invoice = await invoices.find(invoiceId);
  if (!invoice || !mayRead(caller, invoice)) throw new AppError('NOT_FOUND');
  return invoice;
}

function mayRead(
  { role, brandId, organisationId }: Pick<Caller, 'role' | 'brandId' | 'organisationId'>,
  invoice: SchoolInvoice,
): boolean {
  switch (role) {
    case 'superadmin':
      return true;
    case 'domain-admin':
      return invoice.brandId === brandId;
    case 'owner':
      return invoice.organisationId === organisationId;
    // Billing is for the owner only.
    case 'member':
      return false;
  }
}

/** An invoice, for the holder of the mailed link. Throws NOT_FOUND. */
export async function findSharedInvoice(
  { invoices }: Pick<SchoolBillingPorts, 'invoices'>,
  invoiceId: string,
  viewKey: string,
): Promise<SchoolInvoice> {
  const invoice = await invoices.find(invoiceId);
  const [given, known] = [Buffer.from(viewKey), Buffer.from(invoice?.viewKey ?? '')];
  if (!invoice || given.length !== known.length || !timingSafeEqual(given, known))
    throw new AppError('NOT_FOUND');
  return invoice;
}
