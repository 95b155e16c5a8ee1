import type { ChatStore } from '#functions/domain/chat/chat-session.ts';
import type { ChatSessionSummary, TranscriptMessage } from '#shared/contract/chat-history.ts';
import { AppError } from '#shared/errors.ts';
import { describeSession } from './describe-session.ts';
import type { ChatHistoryStore } from './session-record.ts';

/** Turns of a conversation that are shown, the latest ones. */
const shownTurns = 200;

type TranscriptWorld = {
  chats: Pick<ChatStore, 'findRecent'>;
  chatHistory: Pick<ChatHistoryStore, 'findSession'>;
};

/** A conversation word for word. Throws NOT_FOUND. */
export async function readTranscript(
  { chats, chatHistory }: TranscriptWorld,
  conversionId: string,
  sessionId: string,
): Promise<{ session: ChatSessionSummary; messages: TranscriptMessage[] }> {
  const [record, turns] = await Promise.all([
    chatHistory.findSession(conversionId, sessionId),
    chats.findRecent(conversionId, sessionId, shownTurns),
  ]);
  if (!record) throw new AppError('NOT_FOUND', { message: 'This conversation was deleted.' });
  const messages = turns.map(({ messageId, role, content, sentAt, outcome, confidence, citations }) => ({
    ...{ messageId, role, content, sentAt, citations: citations ?? [] },
    ...(outcome && { outcome }),
    ...(confidence !== undefined && { confidence }),
  }));
  return { session: describeSession(record), messages };
}
