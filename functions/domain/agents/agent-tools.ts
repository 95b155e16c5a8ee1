import * as z from 'zod';

/** A sentence of a source, as an agent gets it. */
export const agentSourceSchema = z.object({
  title: z.string(),
  url: z.string(),
  quote: z.string(),
  readAt: z.string().describe('When we read the source'),
});
export type AgentSource = z.infer<typeof agentSourceSchema>;

/** An answer as an agent gets it. */
export const agentAnswerSchema = z.object({
  answer: z.string(),
  isCertain: z.boolean().describe('False: the answer may not be what was asked, or there is none'),
  sources: z.array(agentSourceSchema),
  conversationId: z.string().describe('Pass it with a follow-up question'),
});
export type AgentAnswer = z.infer<typeof agentAnswerSchema>;

/** What agents can do with an assistant. Both throw AppErrors, whose messages agents get. */
export type AgentTools = {
  /** The organization's name. */
  name: string;
  /** Address of the assistant's page. */
  page: string;
  ask(question: string, conversationId: string | undefined): Promise<AgentAnswer>;
  search(words: string): Promise<AgentSource[]>;
};
