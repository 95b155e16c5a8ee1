import { findWork } from '#functions/domain/staff/find-work.ts';
import { chooseScope } from '#functions/domain/staff/scope.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { superadmin } from '#shared/contract/staff/superadmin.ts';

export const handler = handleSignedIn(superadmin.getWork, ({ platform }, { deps, caller }) =>
  findWork(deps, chooseScope(caller, platform)),
);
