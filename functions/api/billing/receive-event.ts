import { receiveEvent } from '#functions/domain/billing/receive-event.ts';
import { handle } from '#functions/http/handle.ts';
import { billing } from '#shared/contract/billing/billing.ts';

export const handler = handle(billing.receiveEvent, async (_input, { deps, rawBody, event }) => {
  await receiveEvent(deps, rawBody, event.headers['stripe-signature'] ?? '');
  return { received: true as const };
});
