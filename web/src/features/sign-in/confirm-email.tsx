import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button, buttonStyle } from '#web/ui/form/button.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import { useConfirmation } from './password-queries.ts';

/** Confirms only on a button press, because mail scanners open links in advance. */
export function ConfirmEmail({ token }: { token: string }) {
  const { mutate, isPending, data, error } = useConfirmation();
  if (data) {
    return (
      <>
        <Callout tone="success" role="status">
          {data.message}
        </Callout>
        <SiteLink to="/user/login" className={`${buttonStyle()} mt-6`}>
          Sign In
        </SiteLink>
      </>
    );
  }
  return (
    <div className="space-y-5">
      {error && (
        <Callout tone="danger" role="alert">
          {describeFailure(error)}
        </Callout>
      )}
      <Button className="w-full" disabled={isPending} onClick={() => mutate({ token })}>
        {isPending ? 'Confirming...' : 'Confirm my email address'}
      </Button>
    </div>
  );
}
