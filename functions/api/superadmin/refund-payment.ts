import { refundPayment } from '#functions/domain/billing/refund-payment.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { openBillingPorts } from '#functions/wiring/billing/billing.ts';
import { openStaffActions } from '#functions/wiring/staff/staff-actions.ts';
import { superadmin } from '#shared/contract/staff/superadmin.ts';

export const handler = handleSignedIn(
  superadmin.refundPayment,
  async ({ id, ...refund }, { deps, caller }) => ({
    refundedCents: await refundPayment({ ...openBillingPorts(deps), ...openStaffActions(deps) }, caller, {
      organisationId: id,
      ...refund,
    }),
  }),
);
