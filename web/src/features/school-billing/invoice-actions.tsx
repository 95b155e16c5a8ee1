import type { ListedSchoolInvoice } from '#shared/domain/billing/school-invoice.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Button } from '#web/ui/form/button.tsx';
import { useInvoicePdf, useInvoiceSending } from './queries.ts';

type InvoiceActionsProps = {
  invoice: ListedSchoolInvoice;
  /** Only superadmins may change invoices. */
  mayBill: boolean;
  /** Opens a dialog, which outlives a switch between row and card. */
  onAsk: (about: 'payment' | 'undo') => void;
};

/** Actions for an invoice. */
export function InvoiceActions({ invoice, mayBill, onAsk }: InvoiceActionsProps) {
  const { id, number, status } = invoice;
  const pdf = useInvoicePdf(id);
  const sending = useInvoiceSending(id);
  const failure = pdf.error ?? sending.error;
  const isOpen = mayBill && (status === 'pending' || status === 'overdue');
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size="small"
        aria-label={`View PDF of ${number}`}
        disabled={pdf.isPending}
        // Browsers open a tab only directly in a click handler.
        onClick={() => pdf.mutate(window.open('', '_blank'))}
      >
        View PDF
      </Button>
      {mayBill && status !== 'void' && (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Email invoice ${number}`}
          disabled={sending.isPending}
          onClick={() => sending.mutate(undefined)}
        >
          Email Invoice
        </Button>
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
        >
          Undo recorded payment
        </Button>
      )}
      <p role="status" className="basis-full whitespace-normal text-xs empty:hidden">
        {sending.data && `Sent to ${sending.data.sentTo}.`}
        {failure && describeFailure(failure)}
      </p>
    </div>
  );
}
