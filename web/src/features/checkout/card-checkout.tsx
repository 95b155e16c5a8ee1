import { useState } from 'react';
import type { CheckoutOrder } from '#shared/contract/billing/checkout.ts';
import { formatCents } from '#shared/domain/billing/money.ts';
import { AppError } from '#shared/errors.ts';
import { api } from '#web/lib/api/api.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Button } from '#web/ui/form/button.tsx';
import type { SubscriptionInput } from './checkout-order.ts';
import { PaymentProblem, type Problem } from './payment-problem.tsx';
import { StripeForm } from './stripe-form.tsx';
import { TestCardForm } from './test-card-form.tsx';

type CardCheckoutProps = {
  order: CheckoutOrder;
  input: SubscriptionInput;
  successPath: string;
  onPaid: () => void;
  /** The provider does not take the place that is taxed, or its tax number. */
  onPlaceRefused: (refusal: AppError) => void;
};

/** Document 3 section 8, for errors without a server message. */
const setupFailure = 'Failed to create subscription. Please try again.';

/** Takes the card for an order: charged now, or when the trial ends. */
export function CardCheckout({ order, input, successPath, onPaid, onPlaceRefused }: CardCheckoutProps) {
  const [problem, setProblem] = useState<Problem>();
  const [isAsked, setAsked] = useState(false);
  const startPayment = async () => {
    setProblem(undefined);
    try {
      const { clientSecret, isSubscribed } = await api.checkout.createSubscription.call(input);
      if (isSubscribed) onPaid();
      // The saved card may be gone.
      else setAsked(true);
      return clientSecret ?? undefined;
    } catch (error) {
      if (error instanceof AppError && error.issues.some(({ field }) => field.startsWith('taxPlace.')))
        onPlaceRefused(error);
      const text = error instanceof AppError ? describeFailure(error) : setupFailure;
      setProblem({ title: 'Setup Failed', text });
      return undefined;
    }
  };
  const { paymentForm, dueTodayCents, savedCard, tax } = order;
  const label = dueTodayCents > 0 ? `Pay ${formatCents(dueTodayCents)} and subscribe` : 'Subscribe';
  if (savedCard && dueTodayCents === 0 && !isAsked)
    return (
      <div className="space-y-5">
        <PaymentProblem problem={problem} />
        <p>
          Later charges go to your {savedCard.brand.toUpperCase()} ending in {savedCard.last4}.
        </p>
        <SavedCardButton label={label} onPress={startPayment} />
      </div>
    );
  return (
    <div className="space-y-5">
      <PaymentProblem problem={problem} />
      {paymentForm.kind === 'none' && <p>Card payments are not set up here. Please order by invoice.</p>}
      {paymentForm.kind === 'embedded' && (
        <TestCardForm startPayment={startPayment} onPaid={onPaid} label={label} />
      )}
      {paymentForm.kind === 'stripe' && (
        <StripeForm
          publishableKey={paymentForm.publishableKey}
          dueTodayCents={dueTodayCents}
          address={tax?.place}
          returnUrl={new URL(successPath, window.location.origin).href}
          {...{ startPayment, onPaid, label }}
        />
      )}
    </div>
  );
}

function SavedCardButton({ label, onPress }: { label: string; onPress: () => Promise<unknown> }) {
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await onPress();
    setBusy(false);
  };
  return (
    <Button size="large" disabled={isBusy} onClick={() => void press()}>
      {isBusy ? 'Processing...' : label}
    </Button>
  );
}
