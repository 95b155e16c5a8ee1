import { refundPayment } from '#functions/domain/billing/refunds/refund-payment.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { superadmin } from '#shared/contract/staff/superadmin.ts';

export const handler = handleSignedIn(
  superadmin.refundPayment,
  async ({ id, ...refund }, { deps, caller }) => {
    return { refundedCents: await refundPayment(deps, caller, { organisationId: id, ...refund }) };
  },
);
