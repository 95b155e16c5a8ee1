import { refundPayment } from '#functions/domain/billing/refund-payment.ts';
import { openNoticeStore } from '#functions/storage/dynamodb/accounts/notice-store.ts';
import { openBillingPorts } from '../billing/billing.ts';
import type { Deps } from '../deps.ts';
import { openStaffActions } from '../staff/staff-actions.ts';

/** Refunds a customer's card payment, or a part of it. */
export function refundCustomersPayment(
  deps: Deps,
  caller: Parameters<typeof refundPayment>[1],
  refund: Parameters<typeof refundPayment>[2],
): ReturnType<typeof refundPayment> {
  const notices = openNoticeStore(deps.table);
  return refundPayment({ ...openBillingPorts(deps), ...openStaffActions(deps), notices }, caller, refund);
}
