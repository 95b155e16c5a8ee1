import { type FormEvent, useEffect, useRef, useState } from 'react';
import { currency } from '#shared/domain/billing/money.ts';
import type { TaxPlace } from '#shared/domain/billing/tax-place.ts';
import { Button } from '#web/ui/form/button.tsx';
import { loadStripe, type StripeScript } from './load-stripe.ts';
import { PaymentProblem, type Problem, unexpected } from './payment-problem.tsx';
import type { CardFormProps } from './test-card-form.tsx';

type StripeFormProps = CardFormProps & {
  publishableKey: string;
  /** The amount charged now; 0 only saves the card. */
  dueTodayCents: number;
  returnUrl: string;
  /** Fills in the address of the card. */
  address: Pick<TaxPlace, 'country' | 'postalCode'> | undefined;
};

type Ready = { stripe: StripeScript; elements: ReturnType<StripeScript['elements']> };

/** Stripe's own form: card data never reaches our servers. */
export function StripeForm({
  startPayment,
  onPaid,
  label,
  publishableKey,
  dueTodayCents,
  returnUrl,
  address,
}: StripeFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState<Ready>();
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setIsBusy] = useState(false);
  const isCharged = dueTodayCents > 0;
  const { country, postalCode } = address ?? {};

  useEffect(() => {
    let end = () => undefined;
    let isUnmounted = false;
    loadStripe(publishableKey).then(
      (stripe) => {
        if (isUnmounted || !place.current) return;
        const elements = stripe.elements(
          isCharged ? { mode: 'subscription', amount: dueTodayCents, currency } : { mode: 'setup', currency },
        );
        const form = elements.create('payment', {
          defaultValues: { billingDetails: { address: { country, postal_code: postalCode } } },
        });
        form.mount(place.current);
        end = () => void form.destroy();
        setReady({ stripe, elements });
      },
      () => setProblem(unexpected),
    );
    return () => {
      isUnmounted = true;
      end();
    };
  }, [publishableKey, isCharged, dueTodayCents, country, postalCode]);

  const pay = async ({ stripe, elements }: Ready) => {
    const { error: incomplete } = await elements.submit();
    // The form itself shows what is missing.
    if (incomplete) return;
    const clientSecret = await startPayment();
    if (!clientSecret) return;
    const confirmation = {
      ...{ elements, clientSecret },
      confirmParams: { return_url: returnUrl },
      redirect: 'if_required' as const,
    };
    const { error } = await (isCharged
      ? stripe.confirmPayment(confirmation)
      : stripe.confirmSetup(confirmation));
    if (!error) return onPaid();
    const isOfCard = error.type === 'card_error' || error.type === 'validation_error';
    setProblem(isOfCard && error.message ? { title: 'Payment Failed', text: error.message } : unexpected);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!ready || isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    pay(ready)
      .catch(() => setProblem(unexpected))
      .finally(() => setIsBusy(false));
  };
  return (
    <form onSubmit={send} className="space-y-5" aria-label="Payment">
      <PaymentProblem problem={problem} />
      <div ref={place} />
      <Button type="submit" size="large" disabled={!ready || isBusy}>
        {isBusy ? 'Processing...' : label}
      </Button>
    </form>
  );
}
