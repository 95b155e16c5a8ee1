import { useInfiniteQuery } from '@tanstack/react-query';
import type { BrandId } from '#shared/brands/platforms.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import { InvoiceTable, type RenderRefund } from './invoice-table.tsx';

const shownInvoices = 5;

type NewestInvoicesProps = { platform: BrandId | undefined; mayBill: boolean; renderRefund: RenderRefund };

/** The newest invoices of schools, with a link to all. */
export function NewestInvoices({ platform, mayBill, renderRefund }: NewestInvoicesProps) {
  const { data, error } = useInfiniteQuery(
    staffApi.schoolBilling.listInvoices.pages({ platform, search: '' }),
  );
  if (error) return <Failure error={error} />;
  if (!data) return <Spinner label="Loading invoices…" />;
  const [newest] = data.pages;
  return (
    <>
      <InvoiceTable
        invoices={newest?.invoices.slice(0, shownInvoices) ?? []}
        isSearch={false}
        mayBill={mayBill}
        renderRefund={renderRefund}
      />
      <p className="mt-3 text-sm">
        <SiteLink
          to={`/superadmin?tab=school-billing${platform ? `&domain=${platform}` : ''}`}
          className="underline underline-offset-4"
          label="All invoices, reminders and the fiscal year"
        />
      </p>
    </>
  );
}
