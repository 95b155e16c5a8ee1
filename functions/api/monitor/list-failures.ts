import { listFailures } from '#functions/domain/monitor/list-failures.ts';
import { chooseScope } from '#functions/domain/staff/scope.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { monitor } from '#shared/contract/staff/monitor.ts';

export const handler = handleSignedIn(monitor.listFailures, ({ platform }, { deps, caller }) =>
  listFailures(deps, chooseScope(caller, platform)),
);
