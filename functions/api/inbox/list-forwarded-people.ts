import { chooseBrands } from '#functions/domain/inbox/list-messages.ts';
import { listStaff } from '#functions/domain/inbox/list-people.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { inbox } from '#shared/contract/inbox.ts';

export const handler = handleSignedIn(inbox.listForwardedPeople, async ({ platform }, { deps, caller }) => {
  const brandId = caller.role === 'superadmin' ? platform : caller.brandId;
  chooseBrands(caller, platform);
  return { people: await listStaff(deps, caller, brandId) };
});
