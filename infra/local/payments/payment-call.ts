import type { Fields } from './form-fields.ts';
import type { PaymentEngine } from './payment-engine.ts';

/** A call of Stripe's API; `id` is the object of its path. */
export type PaymentCall = (
  engine: PaymentEngine,
  call: { id: string; fields: Fields; origin: string },
) => object;
