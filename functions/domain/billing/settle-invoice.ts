import { AppError } from '#shared/errors.ts';
import type { BillingPorts } from './ports.ts';

const tries = 8;

/** Takes an invoice off those that keep an organisation from being paused or erased. */
export async function closeOpenInvoice(
  { billing, now }: Pick<BillingPorts, 'billing' | 'now'>,
  organisationId: string,
  invoiceId: string,
): Promise<void> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const account = await billing.find(organisationId);
    if (!account?.openInvoiceIds.includes(invoiceId)) return;
    const openInvoiceIds = account.openInvoiceIds.filter((id) => id !== invoiceId);
    const next = { ...account, openInvoiceIds, version: account.version + 1 };
    if (await billing.save(next, { now: now() })) return;
  }
  throw new AppError('CONFLICT');
}
