import { describeFailure } from '#web/lib/describe-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { useConfirmationMail } from './queries.ts';

/** Asks for the confirmation of an address that is not confirmed yet. */
export function ConfirmationNotice({ email }: { email: string }) {
  const { mutate, isPending, isSuccess, error } = useConfirmationMail();
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
      {error && <p role="alert">{describeFailure(error)}</p>}
      <Button
        variant="secondary"
        size="small"
        className="mt-3"
        disabled={isPending}
        onClick={() => mutate(undefined)}
      >
        Send it again
      </Button>
    </Callout>
  );
}
