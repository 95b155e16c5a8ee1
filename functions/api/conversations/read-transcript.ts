import { readVisitorLanguage } from '#functions/domain/chat/visitor-language.ts';
import { readTranscript } from '#functions/domain/conversations/read-transcript.ts';
import { handle } from '#functions/http/handle.ts';
import { conversations } from '#shared/contract/assistant/conversations.ts';

export const handler = handle(conversations.readTranscript, async ({ token }, { deps, event }) => {
  const language = readVisitorLanguage(event.headers['accept-language']);
  return await readTranscript(deps, { token, language });
});
