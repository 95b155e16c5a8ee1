import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ListedSchoolInvoice } from '#shared/domain/billing/school-invoice.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { FailureLine } from '#web/ui/form/failure.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Undo2 } from '#web/ui/icons/icons.ts';
import { Modal } from '#web/ui/layout/modal.tsx';

type UndoDialogProps = { invoice: ListedSchoolInvoice; onClose: () => void };

/** Takes back a transfer or check that was recorded by mistake, or that bounced. */
export function UndoDialog({ invoice: { id, number, schoolName }, onClose }: UndoDialogProps) {
  const [note, setNote] = useState('');
  const [issue, setIssue] = useState<string>();
  const { mutate, isPending, error } = useMutation(staffApi.schoolBilling.undoPayment.mutation());
  const undo = (event: FormEvent) => {
    event.preventDefault();
    if (!note.trim()) return setIssue('Say why, such as a check that bounced.');
    mutate(
      { invoiceId: id, note: note.trim() },
      {
        onSuccess: () => {
          toastStore.show({ title: 'Payment taken back', description: `Invoice ${number} is open again.` });
          onClose();
        },
      },
    );
  };
  return (
    <Modal
      title={`Undo the recorded payment of ${number}`}
      icon={<Undo2 className="size-5" />}
      description={`The invoice of ${schoolName} is open again, and the amount no longer counts as revenue. The school is told by email.`}
      onClose={onClose}
    >
      <form noValidate onSubmit={undo} className="mt-4 space-y-4">
        <TextField
          id="undo-note"
          label="Reason"
          hint="It is kept in the staff log."
          required
          maxLength={300}
          error={issue}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <FailureLine error={error} className="text-danger-ink" />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose} label="Cancel" />
          <Button type="submit" variant="danger" disabled={isPending} label="Undo recorded payment" />
        </div>
      </form>
    </Modal>
  );
}
