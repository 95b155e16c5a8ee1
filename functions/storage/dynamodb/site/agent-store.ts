import { storedAgentsSchema } from '#functions/domain/agents/agent-use.ts';
import { at, type change, exists, hasFewer, isAbsent } from '../change.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

export type AgentStore = ReturnType<typeof openAgentStore>;

/** Whether agents may ask an assistant and how often each did, in one item beside its conversion. */
export function openAgentStore(table: Table) {
  const update = async (conversionId: string, details: Parameters<typeof change>[0]) =>
    (await table.update(keys.agents(conversionId), details)) !== undefined;
  return {
    find: async (conversionId: string) =>
      storedAgentsSchema.parse((await table.get(keys.agents(conversionId))) ?? {}),
    async allow(conversionId: string, isAllowed: boolean) {
      await update(conversionId, { set: { isRefused: !isAllowed } });
    },
    /** Counts a call of an agent's; false when it would be one more than so many agents. */
    async count(conversionId: string, name: string, now: string, most: number): Promise<boolean> {
      const path = at('agents', name);
      const first = { calls: 1, since: now, lastAt: now };
      const known = {
        raise: { [at('agents', name, 'calls')]: 1 },
        set: { [at('agents', name, 'lastAt')]: now },
        when: [exists(path)],
      };
      return (
        (await update(conversionId, known)) ||
        (await update(conversionId, { set: { [path]: first }, when: [hasFewer('agents', most)] })) ||
        (await update(conversionId, { set: { agents: { [name]: first } }, when: [isAbsent('agents')] }))
      );
    },
  };
}
