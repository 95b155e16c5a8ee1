import { useMutation, useQuery } from '@tanstack/react-query';
import type { ListedSchoolInvoice } from '#shared/domain/billing/school-invoice.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { FailureLine } from '#web/ui/form/failure.tsx';
import { Mail } from '#web/ui/icons/icons.ts';
import { Modal } from '#web/ui/layout/modal.tsx';

type MailQuestionProps = { invoice: ListedSchoolInvoice; onClose: () => void };

/** Asks before an invoice is mailed, and says to whom. */
export function MailQuestion({ invoice, onClose }: MailQuestionProps) {
  const { id, number, schoolName, mailedAt } = invoice;
  const { data, error: unknown } = useQuery({
    ...staffApi.schoolBilling.sendInvoice.query({ invoiceId: id, asksOnly: true }),
    gcTime: 0,
  });
  const { mutate, isPending, error } = useMutation(staffApi.schoolBilling.sendInvoice.mutation());
  const failure = error ?? unknown;
  const send = () =>
    mutate(
      { invoiceId: id },
      {
        onSuccess: ({ sentTo }) => {
          toastStore.show({ title: 'Invoice emailed', description: `${number} is on its way to ${sentTo}.` });
          onClose();
        },
      },
    );
  return (
    <Modal
      title={`Email invoice ${number}`}
      icon={<Mail aria-hidden="true" className="size-5 shrink-0" />}
      description={`The invoice of ${schoolName}, with a link to its PDF.`}
      onClose={onClose}
    >
      <p role="status" className="mt-4 break-words">
        {data ? (
          <>
            It goes to <strong>{data.sentTo}</strong>.
          </>
        ) : (
          !failure && 'Finding the address…'
        )}
      </p>
      <p className="mt-1 text-ink-muted text-sm">
        {mailedAt ? `It was last emailed ${formatInstant(mailedAt)}.` : 'It has not been emailed yet.'}
      </p>
      <FailureLine error={failure} className="mt-4 text-danger-ink" />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={isPending || !data} onClick={send}>
          {isPending ? 'Sending…' : 'Email Invoice'}
        </Button>
      </div>
    </Modal>
  );
}
