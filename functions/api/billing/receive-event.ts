import { receiveEvent } from '#functions/domain/billing/receive-event.ts';
import { watchPaymentEvent } from '#functions/domain/monitor/watch-orders.ts';
import { handle } from '#functions/http/handle.ts';
import { billing } from '#shared/contract/billing/billing.ts';

export const handler = handle(billing.receiveEvent, async (_input, { deps, rawBody, event }) => {
  const signature = event.headers['stripe-signature'] ?? '';
  await watchPaymentEvent(deps, () => receiveEvent(deps, rawBody, signature));
  return { received: true as const };
});
