import { requireAllowed } from '#functions/domain/agents/agent-use.ts';
import { listSources } from '#functions/domain/agents/list-sources.ts';
import { assistantPath } from '#functions/domain/conversions/assistant-path.ts';
import { handle } from '#functions/http/handle.ts';
import { findKnowledge } from '#functions/wiring/chat/find-knowledge.ts';
import { agents } from '#shared/contract/assistant/agents.ts';
import { makeMcpPath } from '#shared/domain/agents/agent-address.ts';
import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';

export const handler = handle(agents.listSources, async ({ conversionId }, { deps }) => {
  await requireAllowed(deps, conversionId);
  const origin = deps.siteOrigin(brandOfConversion(conversionId));
  const body = listSources(await findKnowledge(deps, conversionId), {
    ...{ origin, conversionId },
    page: origin + assistantPath(conversionId),
    mcp: origin + makeMcpPath(conversionId),
  });
  return { status: 200, body };
});
