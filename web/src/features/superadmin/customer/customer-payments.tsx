import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCents } from '#shared/domain/billing/money.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { Button } from '#web/ui/form/button.tsx';
import { LoadBoundary } from '#web/ui/layout/load-boundary.tsx';
import { loadPart } from '#web/ui/layout/load-part.tsx';
import { describePayment } from '../timeline/describe-event.ts';
import { isRefundable } from '../timeline/is-refundable.ts';
import type { CardPayment } from '../timeline/refund-dialog.tsx';

const RefundDialog = loadPart(async () => (await import('../timeline/refund-dialog.tsx')).RefundDialog);

type CustomerPaymentsProps = { organisationId: string; organisation: string };

/** What a customer has paid, newest first, each with its refund; nothing while there is none. */
export function CustomerPayments({ organisationId, organisation }: CustomerPaymentsProps) {
  const { data } = useQuery(staffApi.superadmin.getTimeline.query({ id: organisationId }));
  const [asked, setAsked] = useState<CardPayment>();
  const payments = data?.events.flatMap((event) => (event.kind === 'payment' ? [event] : [])) ?? [];
  if (payments.length === 0) return null;
  return (
    <section aria-labelledby="customer-payments" className="space-y-3">
      <h2 id="customer-payments" className="text-lg">
        Payments
      </h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {payments.map((payment) => (
          <li
            key={payment.paymentId}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-4"
          >
            <span className="min-w-0 flex-1 basis-60 break-words">
              <time dateTime={payment.at} className="block text-ink-muted text-sm">
                {formatDay(payment.at, { dateStyle: 'medium' })}
              </time>
              {describePayment(payment)}
            </span>
            {isRefundable(payment) && (
              <Button
                variant="secondary"
                size="small"
                aria-label={`Refund ${formatCents(payment.paidCents)} paid on ${formatDay(payment.at, { dateStyle: 'medium' })}`}
                onClick={() => setAsked(payment)}
                label="Refund"
              />
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <LoadBoundary>
          <RefundDialog
            organisationId={organisationId}
            organisation={organisation}
            payment={asked}
            onClose={() => setAsked(undefined)}
          />
        </LoadBoundary>
      )}
    </section>
  );
}
