import { useMutation } from '@tanstack/react-query';
import { visitorApi } from '#web/lib/api/visitor-api.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button, buttonStyle } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

/** Cancels a change of the address; only on a button press, because mail scanners open links in advance. */
export function KeepEmail({ token }: { token: string }) {
  const { mutate, isPending, data, error } = useMutation(
    visitorApi.auth.keepEmail.mutation({ isQuiet: true }),
  );
  if (data) {
    return (
      <>
        <Callout tone="success" role="status">
          {data.message} If you did not ask for the change, choose a new password now.
        </Callout>
        <SiteLink to="/user/forgot-password" className={`${buttonStyle()} mt-6`}>
          Choose a new password
        </SiteLink>
      </>
    );
  }
  return (
    <div className="space-y-5">
      <Failure error={error} />
      <Button className="w-full" disabled={isPending} onClick={() => mutate({ token })}>
        {isPending ? 'One moment...' : 'Keep my email address'}
      </Button>
    </div>
  );
}
