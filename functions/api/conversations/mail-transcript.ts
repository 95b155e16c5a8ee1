import { readVisitorLanguage } from '#functions/domain/chat/visitor-language.ts';
import { handle } from '#functions/http/handle.ts';
import { conversations } from '#shared/contract/conversations.ts';

/** Loaded in parallel with the first table read. */
const loadWork = () => import('#functions/domain/conversations/mail-transcript.ts');

export const handler = handle(
  conversations.mailTranscript,
  async (input, { deps, event }) => {
    const language = readVisitorLanguage(event.headers['accept-language']);
    const { mailTranscript } = await loadWork();
    return await mailTranscript(deps, { ...input, language });
  },
  loadWork,
);
