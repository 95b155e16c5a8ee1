import type { AgentStore } from '#functions/storage/dynamodb/site/agent-store.ts';

export type AgentPorts = { agents: AgentStore; now(): Date };
