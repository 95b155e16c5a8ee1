import { handle } from '#functions/http/handle.ts';
import { agents } from '#shared/contract/assistant/agents.ts';

/** Loads the engine in parallel with the first table read. */
const loadServer = () => import('#functions/wiring/lazy/serve-agents.ts');

export const handler = handle(
  agents.serve,
  async ({ conversionId }, call) =>
    (await loadServer()).serveAgent(conversionId, { ...call, headers: call.event.headers }),
  loadServer,
);
