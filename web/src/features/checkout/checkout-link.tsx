import { useMutation } from '@tanstack/react-query';
import { api } from '#web/lib/api/api.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button, buttonStyle } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import type { SubscriptionInput } from './checkout-order.ts';

type CheckoutLinkProps = {
  input: SubscriptionInput;
  signInPath: string;
  /** For visitors without an account. */
  trialPath: string;
};

/** For signed-out visitors: proves who owns the account by an emailed link or by signing in. */
export function CheckoutLink({ input, signInPath, trialPath }: CheckoutLinkProps) {
  const subscribe = useMutation(api.checkout.createSubscription.mutation({ isQuiet: true }));
  if (subscribe.isSuccess) return <CheckoutLinkMailed email={input.customerEmail} />;
  return (
    <div className="max-w-prose space-y-4">
      <p>
        An order needs an account. Sign in, or have a link emailed to {input.customerEmail} that brings you
        back here. No account yet?{' '}
        <SiteLink to={trialPath} className="font-semibold underline underline-offset-4">
          Start a free trial
        </SiteLink>
      </p>
      <Failure error={subscribe.error} />
      <div className="flex flex-wrap gap-3">
        <SiteLink to={signInPath} className={buttonStyle({})} label="Sign in" />
        <Button variant="secondary" disabled={subscribe.isPending} onClick={() => subscribe.mutate(input)}>
          Email me the link
        </Button>
      </div>
    </div>
  );
}

/** The same for every address, so that it doesn't reveal which ones have an account. */
export function CheckoutLinkMailed({ email }: { email: string }) {
  return (
    <Callout tone="success" role="status">
      <p className="font-semibold">Please check your email</p>
      <p>If {email} has an account, a link to this checkout is on its way. It works for 24 hours.</p>
    </Callout>
  );
}
