import { timingSafeEqual } from 'node:crypto';
import { AppError } from '#shared/errors.ts';
import type { Caller } from '../identity/session.ts';
import type { SchoolBillingPorts } from './ports.ts';
import type { SchoolInvoice } from './school-invoice.ts';

/** An invoice, for staff of its brand: for others it does not exist. Throws NOT_FOUND. */
export async function findInvoice(
  { invoices }: Pick<SchoolBillingPorts, 'invoices'>,
  { role, brandId }: Pick<Caller, 'role' | 'brandId'>,
  invoiceId: string,
): Promise<SchoolInvoice> {
  const invoice = await invoices.find(invoiceId);
  if (!invoice || (role !== 'superadmin' && invoice.brandId !== brandId)) throw new AppError('NOT_FOUND');
  return invoice;
}

/** An invoice, for who has the link of its mail. Throws NOT_FOUND. */
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
