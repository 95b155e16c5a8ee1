import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { superadmin } from '#shared/contract/staff/superadmin.ts';

/** Loaded in parallel with the first table read. */
const loadWork = () => import('#functions/wiring/lazy/refund-customers-payment.ts');

export const handler = handleSignedIn(
  superadmin.refundPayment,
  async ({ id, ...refund }, { deps, caller }) => {
    const { refundCustomersPayment } = await loadWork();
    return { refundedCents: await refundCustomersPayment(deps, caller, { organisationId: id, ...refund }) };
  },
  loadWork,
);
