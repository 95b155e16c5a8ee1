import { handleSignedIn } from '#functions/lib/handle-signed-in.ts';
import { log } from '#functions/lib/log.ts';
import { monitor } from '#shared/contract/monitor.ts';

export const handler = handleSignedIn(
  monitor.applyEmergencyFix,
  async ({ systemKey }, { deps, caller: { userId }, requestId }) => {
    const { monitorCalls } = await import('#functions/lib/monitor-calls.ts');
    const applied = await monitorCalls.applyFix(deps, userId, systemKey);
    log.warn('emergency fix applied', { requestId, userId, systemKey, repairs: applied.repairs });
    return applied;
  },
);
