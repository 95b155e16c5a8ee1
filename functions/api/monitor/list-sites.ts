import { handle } from '#functions/http/handle.ts';
import { monitor } from '#shared/contract/staff/monitor.ts';

export const handler = handle(monitor.listSites, async (_input, { deps }) => {
  const { monitorCalls } = await import('#functions/wiring/monitor.ts');
  return { sites: await monitorCalls.listSites(deps) };
});
