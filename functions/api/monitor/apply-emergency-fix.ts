import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { log } from '#functions/runtime/log.ts';
import { monitor } from '#shared/contract/staff/monitor.ts';

export const handler = handleSignedIn(
  monitor.applyEmergencyFix,
  async ({ systemKey }, { deps, caller: { userId }, requestId }) => {
    const { monitorCalls } = await import('#functions/wiring/monitor.ts');
    const applied = await monitorCalls.applyFix(deps, userId, systemKey);
    log.warn('emergency fix applied', { requestId, userId, systemKey, repairs: applied.repairs });
    return applied;
  },
);
