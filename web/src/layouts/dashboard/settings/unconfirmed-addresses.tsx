import { useMutation } from '@tanstack/react-query';
import { api } from '#web/lib/api/api.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { useMayEdit } from '#web/lib/sign-in/role-context.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { useUnconfirmedAddresses } from '../overview/use-unconfirmed-addresses.ts';

type UnconfirmedAddressesProps = {
  conversionId: string;
  /** Shown until it is known which, so that nothing moves then. */
  likely?: readonly string[];
  /** Nothing waits that should have been mailed, so that a line is enough. */
  isLine?: boolean;
};

/** Which addresses wait for their confirmation, so that nobody wonders where the mails are. */
export function UnconfirmedAddresses({ conversionId, likely, isLine = false }: UnconfirmedAddressesProps) {
  const { data } = useUnconfirmedAddresses(conversionId, likely);
  if (!data || data.addresses.length === 0) return null;
  if (isLine)
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <p className="text-ink-muted">Messages are emailed once you follow the link in our mail to</p>
        <ul className="contents">
          {data.addresses.map((email) => (
            <WaitingAddress key={email} conversionId={conversionId} email={email} />
          ))}
        </ul>
      </div>
    );
  return (
    <Callout tone="warning">
      <p>
        <strong>Messages are not emailed yet.</strong> Confirm{' '}
        {data.addresses.length > 1 ? 'each address' : 'this address'} to get them. Until then they wait in
        your inbox.
      </p>
      <ul className="mt-3 space-y-3">
        {data.addresses.map((email) => (
          <WaitingAddress key={email} conversionId={conversionId} email={email} />
        ))}
      </ul>
    </Callout>
  );
}

function WaitingAddress({ conversionId, email }: { conversionId: string; email: string }) {
  const mayEdit = useMayEdit();
  const { mutate, isPending, isSuccess, error } = useMutation(
    api.dashboard.askToConfirm.mutation({ isQuiet: true }),
  );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="min-w-0 break-all">{email}</span>
      {!isSuccess && mayEdit && (
        <Button
          variant="secondary"
          size="small"
          disabled={isPending}
          aria-label={`Send the link again to ${email}`}
          onClick={() => mutate({ conversionId, email })}
        >
          Send the link again
        </Button>
      )}
      <span role="status">{isSuccess && 'A new link is on its way.'}</span>
      {error && <span role="alert">{describeFailure(error)}</span>}
    </li>
  );
}
