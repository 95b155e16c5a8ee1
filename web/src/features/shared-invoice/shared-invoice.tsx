import { useMutation, useQuery } from '@tanstack/react-query';
import { brands } from '#shared/brands/index.ts';
import { cents, formatCents } from '#shared/domain/billing/money.ts';
import type { SharedSchoolInvoice } from '#shared/domain/billing/school-invoice.ts';
import { AppError } from '#shared/errors.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { visitorApi } from '#web/lib/api/visitor-api.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { EmailLink } from '#web/ui/data/contact-links.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button, buttonStyle } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';

export type InvoiceLink = { invoiceId: string; viewKey: string };

/** Short enough for a payment to appear while its payer watches. */
const refreshMilliseconds = 5000;

const kinds = { annual: 'Invoice', debit: 'Debit note', credit: 'Credit note' } as const;

/** For the payer: an invoice with its amounts, its PDF and the ways to pay it. */
export function SharedInvoice({ link }: { link: InvoiceLink }) {
  const { data, error } = useQuery({
    ...visitorApi.schoolBilling.readSharedInvoice.query(link),
    refetchInterval: ({ state }) => (state.data?.isPayableByCard ? refreshMilliseconds : false),
  });
  if (!data && error) {
    return (
      <Callout tone="danger" role="alert">
        {error instanceof AppError && error.code === 'NOT_FOUND'
          ? 'This link doesn’t lead to an invoice. Open it from the email again, because the address is incomplete.'
          : describeFailure(error)}
      </Callout>
    );
  }
  if (!data) return <Spinner label="Loading the invoice…" />;
  return (
    <div className="space-y-6">
      <div role="status">
        <Status invoice={data} />
      </div>
      <InvoiceFacts invoice={data} />
      <Payment link={link} invoice={data} />
    </div>
  );
}

function Status({ invoice: { kind, status, dueAmount, dueDate } }: { invoice: SharedSchoolInvoice }) {
  if (dueAmount < 0)
    return (
      <Callout tone="success">
        {kind === 'credit' ? '' : 'More was paid than this invoice asks for. '}
        We will pay {formatCents(cents(-dueAmount))} back to you.
      </Callout>
    );
  switch (status) {
    case 'paid':
      return (
        <Callout tone="success">
          <p className="font-semibold">
            {kind === 'credit' ? 'This credit note is settled' : 'This invoice is paid. Thank you'}
          </p>
        </Callout>
      );
    case 'void':
      return <Callout tone="warning">This invoice is void. There is nothing to pay.</Callout>;
    case 'overdue':
    case 'pending':
      return (
        <Callout tone={status === 'overdue' ? 'danger' : 'warning'}>
          <p className="font-semibold">
            {formatCents(dueAmount)} {status === 'overdue' ? 'was' : 'is'} due by {formatDay(dueDate)}
          </p>
        </Callout>
      );
  }
}

function InvoiceFacts({ invoice }: { invoice: SharedSchoolInvoice }) {
  const { number, kind, schoolName, plan, fiscalYear, sums, issuedAt } = invoice;
  const facts = [
    [kinds[kind], number],
    ['For', `${schoolName}: ${plan}, fiscal year ${fiscalYear}`],
    // As on the paper.
    ['Date', formatDay(issuedAt.slice(0, 10))],
    ...sums.map(({ label, amount }) => [label, formatCents(amount)] as const),
  ] as const;
  return (
    <dl className="divide-y divide-line border-line border-y">
      {facts.map(([label, value]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4 py-2.5">
          <dt className="text-ink-muted">{label}</dt>
          <dd className="break-words font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Payment({ link, invoice }: { link: InvoiceLink; invoice: SharedSchoolInvoice }) {
  const { pdfPath, isPayableByCard, dueAmount, brandId, number } = invoice;
  const payment = useMutation({
    ...visitorApi.schoolBilling.paySharedInvoice.mutation({ isQuiet: true }),
    onSuccess: ({ paymentUrl }) => window.location.assign(paymentUrl),
  });
  const isOpen = dueAmount > 0;
  return (
    <div className="space-y-4">
      <Failure error={payment.error} />
      <div className="flex flex-wrap gap-3">
        {isPayableByCard && (
          <Button disabled={payment.isPending || payment.isSuccess} onClick={() => payment.mutate(link)}>
            {payment.isPending || payment.isSuccess ? 'Opening...' : `Pay ${formatCents(dueAmount)} by card`}
          </Button>
        )}
        <a href={pdfPath} className={buttonStyle({ variant: 'secondary' })}>
          Download the PDF
        </a>
      </div>
      {isPayableByCard && (
        <p className="text-ink-muted">If you have just paid, this page says so once the bank confirms it.</p>
      )}
      <p className="text-ink-muted">
        {isOpen && `The PDF says how to pay by bank transfer or check. `}
        Questions about {number}? <EmailLink email={brands[brandId].contact.email} className="underline" />
      </p>
    </div>
  );
}
