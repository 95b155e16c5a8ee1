import { findAgentName } from '#functions/domain/agents/agent-name.ts';
import { noteAgent, requireAllowed } from '#functions/domain/agents/agent-use.ts';
import { describeForAgent, describeSource } from '#functions/domain/agents/describe-for-agent.ts';
import { sendMessage } from '#functions/domain/chat/send-message.ts';
import { assistantPath } from '#functions/domain/conversions/assistant-path.ts';
import { findAdmission, refuseUnadmitted } from '#functions/domain/plans/admission.ts';
import { searchWebsite } from '#functions/engine/quoting/search-website.ts';
import { relayToAgentServer } from '#functions/services/agents/open-agent-server.ts';
import type { Relayed } from '#shared/contract/assistant/relayed.ts';
import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';
import { makeCopyPath } from '#shared/domain/conversion/copy-path.ts';
import { openChatPorts } from '../chat/chat.ts';
import type { Deps } from '../deps.ts';

type AgentCall = Parameters<typeof sendMessage>[2] & {
  deps: Deps;
  rawBody: string;
  headers: Record<string, string | undefined>;
};

/** Answers an agent's message with the engine, which is loaded with this module. */
export async function serveAgent(conversionId: string, call: AgentCall): Promise<Relayed> {
  const { deps, rawBody, headers } = call;
  await requireAllowed(deps, conversionId);
  const ports = openChatPorts(deps);
  const knowledge = await ports.findKnowledge(conversionId);
  const brandId = brandOfConversion(conversionId);
  const origin = deps.siteOrigin(brandId);
  const agent = findAgentName(rawBody, headers['user-agent']);
  const tools = {
    name: knowledge.organisationName,
    page: origin + assistantPath(conversionId),
    async ask(message: string, sessionId: string | undefined) {
      await noteAgent(deps, conversionId, agent);
      const question = { message, brandId, conversionId, sessionId, agent };
      return describeForAgent(await sendMessage(ports, question, call), origin);
    },
    async search(words: string) {
      refuseUnadmitted(await findAdmission(ports, conversionId), false);
      await noteAgent(deps, conversionId, agent);
      return searchWebsite(words, knowledge).map((citation) => {
        const copyUrl = makeCopyPath(conversionId, citation.sourceId ?? '', citation.quote);
        return describeSource({ ...citation, copyUrl }, origin);
      });
    },
  };
  return relayToAgentServer(tools, { body: rawBody, headers });
}
