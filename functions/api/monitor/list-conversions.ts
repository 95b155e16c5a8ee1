import { handle } from '#functions/lib/handle.ts';
import { monitor } from '#shared/contract/monitor.ts';

export const handler = handle(monitor.listConversions, async (_input, { deps }) => {
  const { monitorCalls } = await import('#functions/lib/monitor-calls.ts');
  return { conversions: await monitorCalls.listConversions(deps) };
});
