import type { UserStore } from '#functions/storage/dynamodb/accounts/user-store.ts';
import type { ChatHistoryStore } from '#functions/storage/dynamodb/chat/chat-history-store.ts';
import type { LiveStore } from '#functions/storage/dynamodb/chat/live-store.ts';
import type { FindSettings } from '../../conversions/ports.ts';

export type ListenPorts = {
  live: LiveStore;
  chatHistory: Pick<ChatHistoryStore, 'findSession'>;
  now(): Date;
};

export type TakeOverPorts = Omit<ListenPorts, 'chatHistory'> & {
  chatHistory: Pick<ChatHistoryStore, 'findSession' | 'noteJoined'>;
  users: Pick<UserStore, 'find'>;
  findSettings: FindSettings;
  makeId(): string;
};
