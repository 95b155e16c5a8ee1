import { describeAgents } from '#functions/domain/agents/agent-use.ts';
import { handle } from '#functions/http/handle.ts';
import { agents } from '#shared/contract/assistant/agents.ts';

export const handler = handle(agents.allow, async ({ conversionId, isAllowed }, { deps }) => {
  await deps.agents.allow(conversionId, isAllowed);
  return describeAgents(await deps.agents.find(conversionId));
});
