import { readVisitorLanguage } from '#functions/domain/chat/visitor-language.ts';
import { handle } from '#functions/http/handle.ts';
import { conversations } from '#shared/contract/conversations.ts';

/** Loaded in parallel with the first table read. */
const loadWork = () => import('#functions/domain/conversations/read-transcript.ts');

export const handler = handle(
  conversations.readTranscript,
  async ({ token }, { deps, event }) => {
    const language = readVisitorLanguage(event.headers['accept-language']);
    const { readTranscript } = await loadWork();
    return await readTranscript(deps, { token, language });
  },
  loadWork,
);
