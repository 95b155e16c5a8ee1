import { movePageName } from '#functions/domain/share/move-page-name.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { superadmin } from '#shared/contract/staff/superadmin.ts';

export const handler = handleSignedIn(superadmin.movePageName, ({ slug }, call) =>
  movePageName(call.deps, call.caller, requireConversion(call), slug),
);
