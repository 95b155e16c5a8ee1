import { useMutation } from '@tanstack/react-query';
import type { ListedSchoolInvoice } from '#shared/domain/billing/school-invoice.ts';
import { netOf } from '#shared/domain/staff/timeline-event.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { Button } from '#web/ui/form/button.tsx';

/** What a dialog asks about an invoice. */
export type InvoiceQuestion = 'mail' | 'payment' | 'undo' | 'refund';

type InvoiceActionsProps = {
  invoice: ListedSchoolInvoice;
  /** Only superadmins may change invoices. */
  mayBill: boolean;
  /** Opens a dialog, which outlives a switch between row and card. */
  onAsk: (about: InvoiceQuestion) => void;
};

/** The newest card payment of which something is left. */
export function findRefundable({ cardPayments }: ListedSchoolInvoice) {
  return cardPayments.findLast((payment) => netOf(payment) > 0);
}

/** Fetches an invoice into a tab opened with the click. */
async function openPdf(invoiceId: string, tab: Window | null): Promise<void> {
  try {
    const bytes = await staffApi.schoolBilling.getInvoicePdf.call({ invoiceId });
    const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
    if (tab) tab.location.href = url;
  } catch (error) {
    tab?.close();
    throw error;
  }
}

export function InvoiceActions({ invoice, mayBill, onAsk }: InvoiceActionsProps) {
  const { id, number, status } = invoice;
  const pdf = useMutation({ mutationFn: (tab: Window | null) => openPdf(id, tab) });
  const isOpen = mayBill && (status === 'pending' || status === 'overdue');
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size="small"
        aria-label={`View PDF of ${number}`}
        disabled={pdf.isPending}
        onClick={() => pdf.mutate(window.open('', '_blank'))}
        label="View PDF"
      />
      {mayBill && status !== 'void' && (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Email invoice ${number}`}
          onClick={() => onAsk('mail')}
          label="Email Invoice"
        />
      )}
      {isOpen && (
        <Button size="small" aria-label={`Process payment of ${number}`} onClick={() => onAsk('payment')}>
          Process Payment
        </Button>
      )}
      {mayBill && invoice.isPaymentRecorded && (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Undo recorded payment of ${number}`}
          onClick={() => onAsk('undo')}
          label="Undo recorded payment"
        />
      )}
      {mayBill && findRefundable(invoice) && (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Refund the payment of ${number}`}
          onClick={() => onAsk('refund')}
          label="Refund"
        />
      )}
      <p className="basis-full text-ink-muted text-xs empty:hidden">
        {mayBill && invoice.mailedAt && `Last emailed ${formatInstant(invoice.mailedAt)}`}
      </p>
      <p role="status" className="basis-full whitespace-normal text-xs empty:hidden">
        {pdf.error && describeFailure(pdf.error)}
      </p>
    </div>
  );
}
