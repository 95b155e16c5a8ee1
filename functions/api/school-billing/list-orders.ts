import { chooseSchoolBrand } from '#functions/domain/school-billing/choose-school-brand.ts';
import { listOpenOrders } from '#functions/domain/school-billing/list-open-orders.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { schoolBilling } from '#shared/contract/staff/school-billing.ts';

export const handler = handleSignedIn(schoolBilling.listOrders, async ({ platform }, { deps, caller }) => ({
  orders: await listOpenOrders(deps, chooseSchoolBrand(caller, platform)),
}));
