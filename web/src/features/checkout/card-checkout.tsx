import { useState } from 'react';
import type { CheckoutOrder } from '#shared/contract/billing/checkout.ts';
import { formatCents } from '#shared/domain/billing/money.ts';
import { AppError } from '#shared/errors.ts';
import { api } from '#web/lib/api/api.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
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
  const startPayment = async () => {
    setProblem(undefined);
    try {
      const { clientSecret, isSubscribed } = await api.checkout.createSubscription.call(input);
      if (isSubscribed) onPaid();
      return clientSecret ?? undefined;
    } catch (error) {
      if (error instanceof AppError && error.issues.some(({ field }) => field.startsWith('taxPlace.')))
        onPlaceRefused(error);
      const text = error instanceof AppError ? describeFailure(error) : setupFailure;
      setProblem({ title: 'Setup Failed', text });
      return undefined;
    }
  };
  const { paymentForm, dueTodayCents, tax } = order;
  const label = dueTodayCents > 0 ? `Pay ${formatCents(dueTodayCents)} and subscribe` : 'Subscribe';
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
