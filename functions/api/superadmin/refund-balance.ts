import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { superadmin } from '#shared/contract/staff/superadmin.ts';

/** Loaded in parallel with the first table read. */
const loadWork = () => import('#functions/wiring/lazy/refund-customers-balance.ts');

export const handler = handleSignedIn(
  superadmin.refundBalance,
  async ({ id, ...order }, { deps, caller }) => {
    const { refundCustomersBalance } = await loadWork();
    return { refundedCents: await refundCustomersBalance(deps, caller, { organisationId: id, ...order }) };
  },
  loadWork,
);
