import type { ChatSessionSummary } from '#shared/contract/assistant/chat-history.ts';
import { sayLanguage } from './say-language.ts';

/** What is unusual about who asked: an agent, by email, else the language; empty for visitors who write English in a chat. */
export function sayOrigin(session: Pick<ChatSessionSummary, 'agent' | 'isByMail' | 'language'>): string {
  if (session.agent) return ` · asked by ${session.agent}`;
  return session.isByMail ? ' · by email' : sayLanguage(session);
}
