import { useMutation, useQuery } from '@tanstack/react-query';
import type { ListedSchoolInvoice } from '#shared/domain/billing/school-invoice.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Mail } from '#web/ui/icons/icons.ts';
import { Question } from '#web/ui/layout/question.tsx';

/** Asks before an invoice is mailed, and says to whom. */
export function MailQuestion({ invoice, onClose }: { invoice: ListedSchoolInvoice; onClose: () => void }) {
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
    <Question
      title={`Email invoice ${number}`}
      icon={<Mail className="size-5 shrink-0" />}
      description={`The invoice of ${schoolName}, with a link to its PDF.`}
      confirmLabel={isPending ? 'Sending…' : 'Email Invoice'}
      isDisabled={isPending || !data}
      error={failure}
      onConfirm={send}
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
    </Question>
  );
}
