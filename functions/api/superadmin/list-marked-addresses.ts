import { listMarkedAddresses } from '#functions/domain/staff/marked-addresses.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { superadmin } from '#shared/contract/staff/superadmin.ts';

export const handler = handleSignedIn(superadmin.listMarkedAddresses, ({ after }, { deps }) =>
  listMarkedAddresses(deps, after),
);
