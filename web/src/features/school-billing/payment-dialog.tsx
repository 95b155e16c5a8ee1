import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCents } from '#shared/domain/billing/money.ts';
import {
  type ListedSchoolInvoice,
  type ManualPaymentMethod,
  manualPaymentMethods,
} from '#shared/domain/billing/school-invoice.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { FailureLine } from '#web/ui/form/failure.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { CreditCard } from '#web/ui/icons/icons.ts';
import { Modal } from '#web/ui/layout/modal.tsx';

const labels: Record<ManualPaymentMethod, string> = { transfer: 'Paid by transfer', cheque: 'Paid by check' };

const methods: Record<ManualPaymentMethod, string> = { transfer: 'transfer', cheque: 'check' };

const today = () => new Date().toISOString().slice(0, 10);

/** What is missing before a transfer or check can be recorded. */
function findIssue(note: string, paidOn: string): string | undefined {
  if (note.trim() === '') return 'To record a transfer or check, enter a note first.';
  return paidOn === '' ? 'To record a transfer or check, enter the day on which it was paid.' : undefined;
}

/** Opens the provider's page in a tab of its own. */
function openPage(pay: () => Promise<{ paymentUrl: string | null }>, onClose: () => void) {
  const tab = window.open('', '_blank');
  // Keeps the provider's page from accessing this one.
  if (tab) tab.opener = null;
  return pay().then(
    ({ paymentUrl }) => {
      if (tab && paymentUrl) tab.location.href = paymentUrl;
      onClose();
    },
    () => tab?.close(),
  );
}

/** Opens the card payment page, or records a transfer or check. */
export function PaymentDialog({ invoice, onClose }: { invoice: ListedSchoolInvoice; onClose: () => void }) {
  const { id, number, schoolName, dueAmount } = invoice;
  const [note, setNote] = useState('');
  const [paidOn, setPaidOn] = useState(today);
  const { mutateAsync, isPending, error } = useMutation(staffApi.schoolBilling.processPayment.mutation());
  const issue = findIssue(note, paidOn);
  const book = (paidBy: ManualPaymentMethod) =>
    mutateAsync({ invoiceId: id, paidBy, note: note.trim(), paidOn }).then(
      () => {
        const day = formatDay(paidOn, { dateStyle: 'medium' });
        const description = `${formatCents(dueAmount)} of ${number} by ${methods[paidBy]} on ${day}. The school gets a receipt.`;
        toastStore.show({ title: 'Payment recorded', description });
        onClose();
      },
      () => undefined,
    );
  return (
    <Modal
      title={`Process payment of ${number}`}
      icon={<CreditCard className="size-5" />}
      description={`${formatCents(dueAmount)} for ${schoolName}.`}
      onClose={onClose}
    >
      {dueAmount > 0 && (
        <Button
          className="mt-5"
          disabled={isPending}
          onClick={() => openPage(() => mutateAsync({ invoiceId: id }), onClose)}
          label="Open the payment page"
        />
      )}
      <TextField
        id="payment-note"
        className="mt-5"
        label="Note of a transfer or check"
        hint="For example the check number."
        maxLength={300}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <TextField
        id="payment-day"
        className="mt-4"
        label="Paid on"
        type="date"
        max={today()}
        value={paidOn}
        onChange={({ target }) => setPaidOn(target.value)}
      />
      {issue && (
        <p id="payment-missing" className="mt-4 text-ink-muted text-sm">
          {issue}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {manualPaymentMethods.map((method) => (
          <Button
            key={method}
            variant="secondary"
            disabled={isPending || issue !== undefined}
            aria-describedby={issue && 'payment-missing'}
            onClick={() => book(method)}
            label={labels[method]}
          />
        ))}
      </div>
      <FailureLine error={error} className="mt-4 text-danger-ink" />
    </Modal>
  );
}
