import { handle } from '#functions/http/handle.ts';
import { monitor } from '#shared/contract/staff/monitor.ts';

/** Loaded before any timing starts. */
const loadEngine = () => import('#functions/domain/system/check-status.ts');

export const handler = handle(
  monitor.getCriticalHealth,
  async (_input, { deps }) => {
    const { monitorCalls } = await import('#functions/wiring/monitor.ts');
    await loadEngine();
    return monitorCalls.checkSystems(deps);
  },
  loadEngine,
);
