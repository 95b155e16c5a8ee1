import { refundPayment } from '#functions/domain/billing/refunds/refund-payment.ts';
import { openBillingPorts } from '../billing/billing.ts';
import type { Deps } from '../deps.ts';

/** Refunds a customer's card payment, or a part of it. */
export function refundCustomersPayment(
  deps: Deps,
  caller: Parameters<typeof refundPayment>[1],
  refund: Parameters<typeof refundPayment>[2],
): ReturnType<typeof refundPayment> {
  return refundPayment({ ...deps, ...openBillingPorts(deps) }, caller, refund);
}
