import { useMutation } from '@tanstack/react-query';
import { api } from '#web/lib/api/api.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { FailureLine } from '#web/ui/form/failure.tsx';

/** Asks to confirm an unconfirmed address. */
export function ConfirmationNotice({ email }: { email: string }) {
  const { mutate, isPending, isSuccess, error } = useMutation(api.account.resendConfirmation.mutation());
  if (isSuccess) {
    return (
      <Callout tone="success" role="status">
        A new link is on its way to {email}.
      </Callout>
    );
  }
  return (
    <Callout tone="warning">
      <p>Please confirm your email address: we have sent a link to {email}.</p>
      <FailureLine error={error} />
      <Button
        variant="secondary"
        size="small"
        className="mt-3"
        disabled={isPending}
        onClick={() => mutate({})}
      >
        Send it again
      </Button>
    </Callout>
  );
}
