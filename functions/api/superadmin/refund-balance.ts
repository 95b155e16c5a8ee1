import { refundBalanceAsStaff } from '#functions/domain/billing/refunds/refund-balance-as-staff.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { superadmin } from '#shared/contract/staff/superadmin.ts';

export const handler = handleSignedIn(
  superadmin.refundBalance,
  async ({ id, ...order }, { deps, caller }) => {
    return { refundedCents: await refundBalanceAsStaff(deps, caller, { organisationId: id, ...order }) };
  },
);
