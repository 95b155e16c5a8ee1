import { readVisitorLanguage } from '#functions/domain/chat/visitor-language.ts';
import { mailTranscript } from '#functions/domain/conversations/mail-transcript.ts';
import { handle } from '#functions/http/handle.ts';
import { conversations } from '#shared/contract/assistant/conversations.ts';

export const handler = handle(conversations.mailTranscript, async (input, { deps, event }) => {
  const language = readVisitorLanguage(event.headers['accept-language']);
  return await mailTranscript(deps, { ...input, language });
});
