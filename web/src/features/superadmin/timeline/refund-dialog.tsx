import { Undo2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { cents, formatCents } from '#shared/domain/billing/money.ts';
import { netOf, type TimelineEvent } from '#shared/domain/staff/timeline-event.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Modal } from '#web/ui/layout/modal.tsx';
import { useRefund } from '../queries.ts';

export type CardPayment = Extract<TimelineEvent, { kind: 'payment' }>;

type RefundDialogProps = {
  organisationId: string;
  organisation: string;
  payment: CardPayment;
  onClose: () => void;
};

/** Sends a payment, or a part of it, back to its card. */
export function RefundDialog({ organisationId, organisation, payment, onClose }: RefundDialogProps) {
  const { paymentId, refundedCents } = payment;
  const left = netOf(payment);
  const [typed, setTyped] = useState((left / 100).toFixed(2));
  const [issue, setIssue] = useState<string>();
  const { mutate, isPending, error } = useRefund();
  const amount = Math.round(Number(typed.replace(/[$,\s]/g, '')) * 100);
  const isValid = Number.isSafeInteger(amount) && amount >= 1 && amount <= left;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isValid) return setIssue(`Enter an amount from $0.01 to ${formatCents(left)}.`);
    setIssue(undefined);
    mutate(
      { id: organisationId, paymentId, amountCents: amount, refundedCents },
      {
        onSuccess: () => {
          toastStore.show({
            title: 'Refunded',
            description: `${formatCents(cents(amount))} is on its way to the card.`,
          });
          onClose();
        },
      },
    );
  };
  return (
    <Modal
      title="Refund a payment"
      icon={<Undo2 aria-hidden="true" className="size-5 shrink-0" />}
      description={`${organisation} paid ${formatCents(payment.paidCents)}, and ${formatCents(left)} of it is left.`}
      onClose={onClose}
    >
      <form noValidate onSubmit={send} className="mt-4 space-y-4">
        <TextField
          id="refund-amount"
          label="Amount in US dollars"
          inputMode="decimal"
          required
          error={issue}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p className="text-ink-muted text-sm">
          The money goes back to the card that paid, which takes five to ten days. The plan stays as it is.
          This cannot be undone.
        </p>
        {error && (
          <Callout tone="danger" role="alert">
            {describeFailure(error)}
          </Callout>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" disabled={isPending}>
            {isPending ? 'Refunding…' : isValid ? `Refund ${formatCents(cents(amount))}` : 'Refund'}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
