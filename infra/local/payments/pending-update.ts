import type { Invoice, Subscription } from './payment-objects.ts';

/** Makes the change whose invoice was paid. */
export function applyPending(subscription: Subscription, { id }: Pick<Invoice, 'id'>): void {
  const { pending_update: pending } = subscription;
  if (pending?.invoice !== id) return;
  const { price, start, end } = pending;
  Object.assign(subscription, {
    ...{ price, current_period_start: start, current_period_end: end },
    ...{ period_invoice: id, pending_update: null },
  });
}
