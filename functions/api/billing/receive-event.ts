import { handle } from '#functions/http/handle.ts';
import { openBillingPorts } from '#functions/wiring/billing/billing.ts';
import { billing } from '#shared/contract/billing/billing.ts';

const loadWork = () => import('#functions/domain/billing/receive-event.ts');

export const handler = handle(
  billing.receiveEvent,
  async (_input, { deps, rawBody, event }) => {
    const { receiveEvent } = await loadWork();
    await receiveEvent(openBillingPorts(deps), rawBody, event.headers['stripe-signature'] ?? '');
    return { received: true as const };
  },
  loadWork,
);
