/**
 * Address of the page where the holder of an invoice's mailed link sees and pays it. The part after `#` reaches no
 * server and no log.
 */
export function makeSharedInvoicePagePath({
  invoiceId,
  viewKey,
}: {
  invoiceId: string;
  viewKey: string;
}): string {
  return `/invoice#${invoiceId}/${viewKey}`;
}

/** The invoice and its key in such an address; undefined when there is none. */
export function readSharedInvoiceLink(address: string): { invoiceId: string; viewKey: string } | undefined {
  const [, invoiceId, viewKey] = /#([\w-]{1,40})\/([\w-]{1,80})$/.exec(address) ?? [];
  return invoiceId && viewKey ? { invoiceId, viewKey } : undefined;
}
