import type { SchoolInvoice } from '#functions/domain/school-billing/school-invoice.ts';
import { renderInvoice } from '#functions/services/invoice-pdf/render-invoice.ts';
import { brands } from '#shared/brands/index.ts';
import type { Deps } from '../deps.ts';

/** Renders an invoice as PDF; few calls load the library for it. */
export function drawInvoice(
  { now }: Pick<Deps, 'now'>,
  invoice: SchoolInvoice,
): Promise<Uint8Array<ArrayBuffer>> {
  return renderInvoice(invoice, brands[invoice.brandId], now());
}
