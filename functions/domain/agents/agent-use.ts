import * as z from 'zod';
import type { AgentUse } from '#shared/contract/assistant/agents.ts';
import { AppError } from '#shared/errors.ts';
import type { AgentPorts } from './ports.ts';

const seenSchema = z.object({ calls: z.number().int(), since: z.string(), lastAt: z.string() });

/** Whether agents may ask, and those that did by name. */
export const storedAgentsSchema = z.object({
  isRefused: z.boolean().default(false),
  agents: z.record(z.string(), seenSchema).default({}),
});
export type StoredAgents = z.infer<typeof storedAgentsSchema>;

/** Agents name themselves, so anybody could fill the list; beyond these, all are one. */
const mostAgents = 50;
/** No name contains it. */
const otherAgents = '*';

/** Throws FORBIDDEN when the owner doesn't let agents ask. */
export async function requireAllowed({ agents }: AgentPorts, conversionId: string): Promise<void> {
  const { isRefused } = await agents.find(conversionId);
  if (isRefused)
    throw new AppError('FORBIDDEN', { message: 'The owner of this assistant does not let agents ask it.' });
}

/** Counts a call of an agent's. */
export async function noteAgent(
  { agents, now }: AgentPorts,
  conversionId: string,
  name: string,
): Promise<void> {
  const at = now().toISOString();
  const isNoted = await agents.count(conversionId, name, at, mostAgents);
  if (!isNoted) await agents.count(conversionId, otherAgents, at, Number.MAX_SAFE_INTEGER);
}

/** What the owner sees of agents: those that asked, latest first. */
export function describeAgents({ isRefused, agents }: StoredAgents): AgentUse {
  const asked = Object.entries(agents).map(([name, seen]) => ({
    name: name === otherAgents ? '' : name,
    ...seen,
  }));
  return {
    isAllowed: !isRefused,
    agents: asked.toSorted((one, other) => other.lastAt.localeCompare(one.lastAt)),
  };
}
