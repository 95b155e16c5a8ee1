import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';
import type { ChatDayStore } from '../chat/ports.ts';
import type { ChatHistoryStore } from '../chat-history/ports.ts';
import type { InboxStore } from '../inbox/ports.ts';
import type { LibraryStore } from '../knowledge-base/ports.ts';
import type { StandingPorts } from '../plans/ports.ts';
import type { WidgetStore } from '../widget/ports.ts';

/** Dependencies of an assistant's dashboard. */
export type DashboardPorts = StandingPorts & {
  chatDays: Pick<ChatDayStore, 'read'>;
  chatHistory: Pick<ChatHistoryStore, 'listSessions'>;
  widgets: Pick<WidgetStore, 'find'>;
  countKnowledge(conversionId: string): Promise<number>;
  countForms(conversionId: string): Promise<number>;
};

/** Dependencies of what waits for the owner. */
export type AttentionPorts = {
  chatHistory: Pick<ChatHistoryStore, 'listSessions'>;
  inbox: Pick<InboxStore, 'listNewest'>;
  libraries: Pick<LibraryStore, 'find'>;
  /** Ids of the questions that the owner dismissed. */
  dismissedQuestions: { list(conversionId: string): Promise<string[]> };
  files: { readCorrections(conversionId: string, version: string): Promise<Correction[] | undefined> };
  now(): Date;
};
