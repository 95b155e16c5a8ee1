import { listen } from '#functions/domain/chat/live/listen.ts';
import { readVisitorLanguage } from '#functions/domain/chat/visitor-language.ts';
import { handle } from '#functions/http/handle.ts';
import { conversations } from '#shared/contract/assistant/conversations.ts';

export const handler = handle(
  conversations.listen,
  ({ conversionId, sessionId, after, isTyping }, { deps, event }) => {
    const language = readVisitorLanguage(event.headers['accept-language']);
    return listen(deps, { owner: conversionId, sessionId }, { after, isTyping, language });
  },
);
