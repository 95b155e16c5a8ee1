import { handle } from '#functions/http/handle.ts';
import { monitor } from '#shared/contract/staff/monitor.ts';

export const handler = handle(monitor.listConversions, async (_input, { deps }) => {
  const { monitorCalls } = await import('#functions/wiring/monitor.ts');
  return { conversions: await monitorCalls.listConversions(deps) };
});
