import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef, useState } from 'react';
import type { BrandId } from '#shared/brands/platforms.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { NextPageButton } from '#web/ui/form/next-page-button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { BillingActions } from './billing-actions.tsx';
import { BillingFigures } from './billing-figures.tsx';
import { InvoiceTable, type RenderRefund } from './invoice-table.tsx';
import { NextSteps } from './next-steps.tsx';
import { OpenOrders } from './open-orders.tsx';
import { OrderEntry } from './order-entry.tsx';
import { chooseSchoolBrand } from './serves-schools.ts';

type SchoolBillingPanelProps = {
  platform?: BrandId | undefined;
  /** Only superadmins may change invoices. */
  mayBill: boolean;
  /** The school whose order by invoice is accepted. */
  ordering?: { id: string; organisation: string } | undefined;
  onOrdered?: () => void;
  renderRefund: RenderRefund;
};

/** Document 2 section 2.9: the invoices of one school brand, by default the first. */
export function SchoolBillingPanel({
  platform,
  mayBill,
  ordering,
  onOrdered,
  renderRefund,
}: SchoolBillingPanelProps) {
  const scope = platform ? { platform } : {};
  const [search, setSearch] = useState('');
  const [isOrdering, setOrdering] = useState(ordering !== undefined);
  const opener = useRef<HTMLButtonElement>(null);
  const brandId = chooseSchoolBrand(platform);
  const figures = useQuery(staffApi.schoolBilling.getFigures.query(scope));
  const listing = useInfiniteQuery(
    staffApi.schoolBilling.listInvoices.pages({ ...scope, search: useDeferredValue(search.trim()) }),
  );
  const failure = figures.error ?? listing.error;
  if (failure) return <Failure error={failure} />;
  const invoices = listing.data?.pages.flatMap((page) => page.invoices) ?? [];
  return (
    <div className="space-y-6">
      <OpenOrders scope={scope} mayBill={mayBill} />
      <NextSteps scope={scope} />
      {figures.data && <BillingFigures figures={figures.data} />}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <TextField
          id="invoice-search"
          type="search"
          label="Search invoices"
          placeholder="School, plan or status"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        {mayBill && (
          <div className="flex flex-wrap items-start gap-3">
            <Button
              ref={opener}
              variant="secondary"
              aria-expanded={isOrdering}
              onClick={() => setOrdering(!isOrdering)}
              label="Order by Invoice"
            />
            <BillingActions scope={scope} />
          </div>
        )}
      </div>
      {isOrdering && brandId && (
        <OrderEntry
          key={brandId}
          brandId={brandId}
          first={ordering}
          onDone={() => {
            setOrdering(false);
            if (ordering) onOrdered?.();
            opener.current?.focus();
          }}
        />
      )}
      {listing.isPending ? (
        <Spinner label="Loading invoices…" />
      ) : (
        <InvoiceTable
          invoices={invoices}
          isSearch={search.trim() !== ''}
          mayBill={mayBill}
          renderRefund={renderRefund}
        />
      )}
      <NextPageButton listing={listing} label="Show more" />
    </div>
  );
}
