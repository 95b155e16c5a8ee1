import { useNavigate } from 'react-router-dom';
import type { CheckoutOrder } from '#shared/contract/billing/checkout.ts';
import { AppError } from '#shared/errors.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button, buttonStyle } from '#web/ui/form/button.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import { CheckoutLink } from './checkout-link.tsx';
import type { SubscriptionInput } from './checkout-order.ts';
import { CustomerForm } from './customer-form.tsx';

export type PaymentMethod = 'card' | 'invoice';

type Obstacle = 'pays-by-invoice' | 'subscribed';

/** Why the order would be refused, known before a card's number is typed. */
export function findObstacle(
  method: PaymentMethod,
  { paysByInvoice, status }: Pick<CheckoutOrder, 'paysByInvoice' | 'status'>,
): Obstacle | undefined {
  if (status === 'trialing' || status === 'active' || status === 'past_due') return 'subscribed';
  return method === 'card' && paysByInvoice ? 'pays-by-invoice' : undefined;
}

export function ObstacleNotice({ obstacle, onInvoice }: { obstacle: Obstacle; onInvoice: () => void }) {
  if (obstacle === 'subscribed')
    return (
      <Callout tone="warning">
        <p className="font-semibold">Your organization already has a subscription</p>
        <p>Change its plan, pay or enter another card in your dashboard, under Billing.</p>
        <SiteLink to="/school/dashboard?tab=billing" className={`${buttonStyle({ size: 'small' })} mt-3`}>
          Open Billing
        </SiteLink>
      </Callout>
    );
  return (
    <Callout tone="warning">
      <p className="font-semibold">Your organization pays for its plan by invoice</p>
      <p>Another plan is ordered by invoice too. To pay by card from the next term, write to us.</p>
      <Button size="small" className="mt-3" onClick={onInvoice} label="Order by invoice" />
    </Callout>
  );
}

type OrderFailureProps = {
  error: Error;
  input: SubscriptionInput;
  signInPath: string;
  /** For visitors without an account. */
  trialPath: string;
};

/** Asks a stranger who they are; otherwise says why the checkout cannot be shown. */
export function OrderFailure({ error, input, signInPath, trialPath }: OrderFailureProps) {
  const navigate = useNavigate();
  const { customerEmail: email, customerName: name } = input;
  if (!(error instanceof AppError && error.code === 'UNAUTHENTICATED'))
    return (
      <Callout tone="danger" role="alert">
        <p className="font-semibold">Unable to load checkout information.</p>
        {error instanceof AppError && <p>{error.message}</p>}
        <Button size="small" className="mt-3" onClick={() => navigate(-1)} label="Go Back" />
      </Callout>
    );
  return email && name ? (
    <CheckoutLink {...{ input, signInPath, trialPath }} />
  ) : (
    <CustomerForm {...{ signInPath, trialPath, email, name }} />
  );
}
