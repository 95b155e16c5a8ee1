import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { cents, formatCents } from '#shared/domain/billing/money.ts';
import { netOf, type TimelineEvent } from '#shared/domain/staff/timeline-event.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Undo2 } from '#web/ui/icons/icons.ts';
import { Modal } from '#web/ui/layout/modal.tsx';

export type CardPayment = Pick<
  Extract<TimelineEvent, { kind: 'payment' }>,
  'paymentId' | 'paidCents' | 'refundedCents'
>;

type RefundDialogProps = {
  organisationId: string;
  organisation: string;
  payment: CardPayment;
  onClose: () => void;
};

/** Sends a payment, or a part of it, back to its card, and tells the customer. */
export function RefundDialog({ organisationId, organisation, payment, onClose }: RefundDialogProps) {
  const { paymentId, refundedCents } = payment;
  const left = netOf(payment);
  const [typed, setTyped] = useState((left / 100).toFixed(2));
  const [reason, setReason] = useState('');
  const [tellsReason, setTellsReason] = useState(false);
  const [issues, setIssues] = useState<{ amount?: string; reason?: string }>({});
  const { mutate, isPending, error } = useMutation(staffApi.superadmin.refundPayment.mutation());
  const amount = Math.round(Number(typed.replace(/[$,\s]/g, '')) * 100);
  const isValid = Number.isSafeInteger(amount) && amount >= 1 && amount <= left;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const found = {
      ...(!isValid && { amount: `Enter an amount from $0.01 to ${formatCents(left)}.` }),
      ...(!reason.trim() && { reason: 'Say why, such as a payment made twice.' }),
    };
    setIssues(found);
    if (found.amount || found.reason) return;
    mutate(
      {
        ...{ id: organisationId, paymentId, amountCents: amount, refundedCents },
        ...{ reason: reason.trim(), tellsReason },
      },
      {
        onSuccess: () => {
          toastStore.show({
            title: 'Refunded',
            description: `${formatCents(cents(amount))} is on its way to the card, and a mail to the customer.`,
          });
          onClose();
        },
      },
    );
  };
  return (
    <Modal
      title="Refund a payment"
      icon={<Undo2 className="size-5 shrink-0" />}
      description={`${organisation} paid ${formatCents(payment.paidCents)}, and ${formatCents(left)} of it is left.`}
      onClose={onClose}
    >
      <form noValidate onSubmit={send} className="mt-4 space-y-4">
        <TextField
          id="refund-amount"
          label="Amount in US dollars"
          inputMode="decimal"
          required
          error={issues.amount}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <TextField
          id="refund-reason"
          label="Reason"
          hint="It is kept in the customer’s timeline and in the staff log."
          required
          maxLength={300}
          error={issues.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="flex min-h-11 items-center gap-3">
          <Switch id="refund-tells-reason" isOn={tellsReason} onChange={setTellsReason} />
          <label htmlFor="refund-tells-reason">Tell the customer the reason</label>
        </div>
        <p className="text-ink-muted text-sm">
          The money goes back to the card that paid, which takes five to ten days. The customer gets a mail
          that says how much. The plan stays as it is. This cannot be undone.
        </p>
        <Failure error={error} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose} label="Cancel" />
          <Button type="submit" variant="danger" disabled={isPending}>
            {isPending ? 'Refunding…' : isValid ? `Refund ${formatCents(cents(amount))}` : 'Refund'}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
