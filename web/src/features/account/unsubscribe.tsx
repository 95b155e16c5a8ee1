import { useMutation } from '@tanstack/react-query';
import { mailKindTexts } from '#shared/domain/mail/mail-kind-texts.ts';
import { isMailKind } from '#shared/domain/mail/mail-kinds.ts';
import { api } from '#web/lib/api/api.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

/** Unsubscribes only on a button press, because mail scanners open links in advance. */
export function Unsubscribe({ token }: { token: string }) {
  const { mutate, isPending, data, error } = useMutation(api.mails.unsubscribe.mutation());
  const [kind] = token.split('.');
  if (data) {
    return (
      <Callout tone="success" role="status">
        <p>{data.message}</p>
        <p className="mt-2">
          Changed your mind? With an account you can{' '}
          <SiteLink to="/user/account" className="underline underline-offset-4">
            choose your emails
          </SiteLink>{' '}
          at any time.
        </p>
      </Callout>
    );
  }
  return (
    <div className="space-y-5">
      <Failure error={error} />
      {isMailKind(kind) && (
        <div>
          <h2 className="text-lg">{mailKindTexts[kind].title}</h2>
          <p className="mt-1 text-ink-muted">{mailKindTexts[kind].description}</p>
        </div>
      )}
      <Button className="w-full" disabled={isPending} onClick={() => mutate({ token })}>
        {isPending ? 'One moment...' : 'Stop these emails'}
      </Button>
    </div>
  );
}
