import { refundBalanceAsStaff } from '#functions/domain/billing/refunds/refund-balance-as-staff.ts';
import { openBillingPorts } from '../billing/billing.ts';
import type { Deps } from '../deps.ts';

/** Pays the credit of a former customer back. */
export function refundCustomersBalance(
  deps: Deps,
  caller: Parameters<typeof refundBalanceAsStaff>[1],
  order: Parameters<typeof refundBalanceAsStaff>[2],
): ReturnType<typeof refundBalanceAsStaff> {
  return refundBalanceAsStaff({ ...deps, ...openBillingPorts(deps) }, caller, order);
}
