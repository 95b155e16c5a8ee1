import { useMutation } from '@tanstack/react-query';
import type { EmailChangeSummary } from '#shared/domain/identity.ts';
import { emailChangeWaitHours } from '#shared/domain/limits.ts';
import type { ListedUser } from '#shared/domain/staff/listed-customer.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { FailureLine } from '#web/ui/form/failure.tsx';

type EditNotesProps = { id: string; user: ListedUser; isSuperadmin: boolean };

/** What an edit of the address does and why the domain stays, below the fields so that those align. */
export function EditNotes({ id, user, isSuperadmin }: EditNotesProps) {
  const { pendingEmail, organisation, domain } = user;
  const again = useMutation(staffApi.superadmin.updateUser.mutation());
  const cancel = useMutation(staffApi.superadmin.cancelEmailChange.mutation());
  const isPending = again.isPending || cancel.isPending;
  const error = again.error ?? cancel.error;
  const sendAgain = (email: string) =>
    again.mutate(
      { id: user.id, email },
      {
        onSuccess: ({ emailChange }) =>
          toastStore.show({
            title: 'Sent again',
            description: emailChange ? describeEmailChange(emailChange) : `For ${organisation}.`,
          }),
      },
    );
  const keepAddress = () =>
    cancel.mutate(
      { id: user.id },
      {
        onSuccess: () =>
          toastStore.show({ title: 'Change cancelled', description: `${organisation} keeps ${user.email}.` }),
      },
    );
  return (
    <div className="space-y-1 text-ink-muted text-sm">
      <p id={id}>
        A new email address takes effect once the customer confirms it
        {isSuperadmin && `, or after ${emailChangeWaitHours} hours unless the old address refuses`}.
      </p>
      <p>The domain stays {domain}: it is part of every address of the assistant.</p>
      {pendingEmail && (
        <p className="break-words text-ink">
          New address, not confirmed yet: <strong>{pendingEmail}</strong>{' '}
          <Button
            variant="secondary"
            size="small"
            disabled={isPending}
            onClick={() => sendAgain(pendingEmail)}
            label="Send again"
          />{' '}
          <Button variant="secondary" size="small" disabled={isPending} onClick={keepAddress}>
            Cancel the change
          </Button>
        </p>
      )}
      <FailureLine error={error} className="text-danger-ink" />
    </div>
  );
}

/** When an address that was asked for takes effect. */
export function describeEmailChange({ email, takesEffectAt }: EmailChangeSummary): string {
  const confirmed = `The address changes once the customer confirms it through the link sent to ${email}`;
  return takesEffectAt
    ? `${confirmed}, or after ${emailChangeWaitHours} hours, on ${formatInstant(takesEffectAt)}.`
    : `${confirmed}.`;
}
