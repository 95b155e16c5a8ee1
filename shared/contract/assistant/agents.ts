import * as z from 'zod';
import { conversionIdSchema } from '#shared/domain/conversion/conversion-id-schema.ts';
import { route } from '../route.ts';
import { relayedSchema } from './relayed.ts';

const one = z.object({ conversionId: conversionIdSchema });
const signedIn = ['UNAUTHENTICATED', 'FORBIDDEN', 'CONVERSION_NOT_FOUND', 'RATE_LIMITED'] as const;
const ofVisitors = ['FORBIDDEN', 'CONVERSION_NOT_FOUND', 'NOT_READY', 'RATE_LIMITED'] as const;
const rateLimit = { perAddress: 120, perTenant: 120, windowSeconds: 60 };

/** Whether agents may ask an assistant, and which did. */
export const agentUseSchema = z.object({
  isAllowed: z.boolean(),
  agents: z.array(
    z.object({
      /** As the agent calls itself; empty for all beyond the listed ones. */
      name: z.string(),
      calls: z.number().int(),
      since: z.string(),
      lastAt: z.string(),
    }),
  ),
});
export type AgentUse = z.infer<typeof agentUseSchema>;

export const agents = {
  serve: route('POST', '/api/agents/{conversionId}/mcp', 'public', {
    summary: 'The assistant as an MCP server (streamable HTTP without state): the tools `ask` and `search`',
    input: one,
    output: relayedSchema,
    errors: ofVisitors,
    // A provider of agents asks for many people from one address.
    rateLimit: { perAddress: 300, perTenant: 600, windowSeconds: 60 },
    rawBody: true,
    relays: 'application/json',
  }),
  listSources: route('GET', '/api/agents/{conversionId}/llms.txt', 'public', {
    summary: 'The pages and documents an assistant knows, as llms.txt',
    input: one,
    output: relayedSchema,
    errors: ofVisitors,
    rateLimit: { perAddress: 60, perTenant: 600, windowSeconds: 60 },
    relays: 'text/plain',
  }),
  describe: route('GET', '/api/agents/{conversionId}', 'member', {
    summary: 'Whether agents may ask an assistant, and the agents that did, latest first',
    input: one,
    output: agentUseSchema,
    errors: signedIn,
    rateLimit,
  }),
  allow: route('PUT', '/api/agents/{conversionId}', 'member', {
    summary: 'Lets agents ask an assistant, or no longer',
    input: one.extend({ isAllowed: z.boolean() }),
    output: agentUseSchema,
    errors: ['VALIDATION', ...signedIn],
    rateLimit,
  }),
};
