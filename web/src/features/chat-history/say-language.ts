import type { ChatSessionSummary } from '#shared/contract/assistant/chat-history.ts';
import { nameLanguage } from '#web/lib/format/name-language.ts';

/** " · in German"; empty for English, the dashboard's language. */
export function sayLanguage({ language }: Pick<ChatSessionSummary, 'language'>): string {
  return language && language !== 'en' ? ` · in ${nameLanguage(language)}` : '';
}
