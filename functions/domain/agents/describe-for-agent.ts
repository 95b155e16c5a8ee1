import type { sendMessage } from '#functions/domain/chat/send-message.ts';
import type { Citation } from '#shared/domain/citation.ts';
import type { AgentAnswer, AgentSource } from './agent-tools.ts';

type Reply = Awaited<ReturnType<typeof sendMessage>>;

/** A visitor's reply as agents read it: what a page shows beside the text is said in it. */
export function describeForAgent(reply: Reply, origin: string): AgentAnswer {
  const { response, handoff, outcome, sources, sessionId } = reply;
  return {
    answer: [response, ...(handoff?.prompt ? [handoff.prompt] : [])].join('\n\n'),
    isCertain: outcome === 'answered',
    sources: sources.map((source) => describeSource(source, origin)),
    conversationId: sessionId,
  };
}

/** A citation by its address on the website, or else by our copy. */
export function describeSource(
  { title, url, quote, readAt, copyUrl }: Citation,
  origin: string,
): AgentSource {
  return { title, url: url ?? (copyUrl ? origin + copyUrl : origin), quote, readAt };
}
