import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type Cents, formatCents } from '#shared/domain/billing/money.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Undo2 } from '#web/ui/icons/icons.ts';
import { Modal } from '#web/ui/layout/modal.tsx';

type BalanceDialogProps = {
  organisationId: string;
  organisation: string;
  creditCents: Cents;
  onClose: () => void;
};

/** Pays the credit of a customer whose subscription has ended back to the cards that paid. */
export function BalanceDialog({ organisationId, organisation, creditCents, onClose }: BalanceDialogProps) {
  const [reason, setReason] = useState('');
  const [issue, setIssue] = useState<string>();
  const { mutate, isPending, error } = useMutation(staffApi.superadmin.refundBalance.mutation());
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!reason.trim()) return setIssue('Say why, such as a cancelled subscription.');
    mutate(
      { id: organisationId, creditCents, reason: reason.trim() },
      {
        onSuccess: ({ refundedCents }) => {
          const description = `${formatCents(refundedCents)} is on its way to the card, and a mail to the customer.`;
          toastStore.show({ title: 'Credit paid back', description });
          onClose();
        },
      },
    );
  };
  return (
    <Modal
      title="Pay credit back"
      icon={<Undo2 className="size-5 shrink-0" />}
      description={`${organisation} has ${formatCents(creditCents)} of credit and no subscription that uses it. It goes back to the cards that paid, which takes five to ten days. This cannot be undone.`}
      onClose={onClose}
    >
      <form noValidate onSubmit={send} className="mt-4 space-y-4">
        <TextField
          id="balance-reason"
          label="Reason"
          hint="It is kept in the customer’s timeline and in the staff log."
          required
          maxLength={280}
          error={issue}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <Failure error={error} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose} label="Cancel" />
          <Button type="submit" variant="danger" disabled={isPending}>
            {isPending ? 'Paying back…' : `Pay back ${formatCents(creditCents)}`}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
