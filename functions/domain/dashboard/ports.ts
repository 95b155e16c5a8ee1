import type { ChatDayStore } from '../chat/ports.ts';
import type { ChatHistoryStore } from '../chat-history/ports.ts';
import type { StandingPorts } from '../plans/ports.ts';

/** Dependencies of an assistant's dashboard. */
export type DashboardPorts = StandingPorts & {
  chatDays: Pick<ChatDayStore, 'read'>;
  chatHistory: Pick<ChatHistoryStore, 'listSessions'>;
  countKnowledge(conversionId: string): Promise<number>;
  countForms(conversionId: string): Promise<number>;
};
