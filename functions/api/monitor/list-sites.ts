import { handle } from '#functions/lib/handle.ts';
import { monitor } from '#shared/contract/monitor.ts';

export const handler = handle(monitor.listSites, async (_input, { deps }) => {
  const { monitorCalls } = await import('#functions/lib/monitor-calls.ts');
  return { sites: await monitorCalls.listSites(deps) };
});
