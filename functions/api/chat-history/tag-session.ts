import { tagSession } from '#functions/domain/chat-history/tag-session.ts';
import { handle } from '#functions/http/handle.ts';
import { chatHistory } from '#shared/contract/assistant/chat-history.ts';

export const handler = handle(chatHistory.tagSession, (tagging, { deps }) => tagSession(deps, tagging));
