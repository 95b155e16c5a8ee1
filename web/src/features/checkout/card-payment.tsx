import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CheckoutOrder } from '#shared/contract/billing/checkout.ts';
import { nameCountry } from '#shared/domain/billing/countries.ts';
import type { TaxPlace } from '#shared/domain/billing/tax-place.ts';
import type { AppError } from '#shared/errors.ts';
import { Button } from '#web/ui/form/button.tsx';
import { CardCheckout } from './card-checkout.tsx';
import { checkoutOrderQuery, type SubscriptionInput } from './checkout-order.ts';
import { TaxPlaceForm } from './tax-place-form.tsx';

type CardPaymentProps = {
  order: CheckoutOrder;
  input: SubscriptionInput;
  isForSchools: boolean;
  successPath: string;
  onPlaced: (place: TaxPlace) => void;
  onPaid: () => void;
};

/** Payment by card: where tax is added, first the place that it depends on, so that the total stands before the button. */
export function CardPayment({ order, input, isForSchools, onPlaced, ...payment }: CardPaymentProps) {
  const queries = useQueryClient();
  const [isChanging, setChanging] = useState(false);
  const [refusal, setRefusal] = useState<AppError>();
  const { addsTax, tax, paymentForm } = order;
  const place = async (taxPlace: TaxPlace) => {
    const { platform, tierId, interval, checkoutToken } = input;
    const asked = { platform, tierId, interval, ...(checkoutToken && { checkoutToken }), taxPlace };
    await queries.fetchQuery(checkoutOrderQuery(asked));
    onPlaced(taxPlace);
    setRefusal(undefined);
    setChanging(false);
  };
  if (addsTax && paymentForm.kind !== 'none' && (!tax || isChanging || refusal))
    return <TaxPlaceForm known={tax?.place} onPlaced={place} {...{ isForSchools, refusal }} />;
  return (
    <div className="space-y-5">
      {tax && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span>
            Taxed in {[tax.place.postalCode, nameCountry(tax.place.country)].filter(Boolean).join(', ')}
          </span>
          <Button type="button" variant="secondary" size="small" onClick={() => setChanging(true)}>
            Change<span className="sr-only"> the place</span>
          </Button>
        </p>
      )}
      <CardCheckout
        order={order}
        input={{ ...input, ...(tax && { taxPlace: tax.place }) }}
        onPlaceRefused={setRefusal}
        {...payment}
      />
    </div>
  );
}
