import { useLocation } from 'react-router-dom';
import { readSharedInvoiceLink } from '#shared/domain/billing/shared-invoice-page.ts';
import { SharedInvoice } from '#web/features/shared-invoice/shared-invoice.tsx';
import { CardPage } from '#web/layouts/site/card-page.tsx';
import type { PageProps } from '#web/lib/site/page-props.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';

/** /invoice: the page behind an invoice's mailed link, where its payer pays and returns to; not indexed. */
export function InvoicePage({ brand, links }: PageProps) {
  const link = readSharedInvoiceLink(useLocation().hash);
  return (
    <>
      <meta name="robots" content="noindex" />
      <CardPage brand={brand} links={links} title="Your invoice">
        {link ? (
          <SharedInvoice link={link} />
        ) : (
          <Callout tone="warning">
            This address is incomplete. Open the link from the email again, or sign in and open Billing.
          </Callout>
        )}
      </CardPage>
    </>
  );
}
