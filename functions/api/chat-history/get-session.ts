import { readsWithModel } from '#functions/domain/reading/reads-with-model.ts';
import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { chatHistory } from '#shared/contract/assistant/chat-history.ts';

export const handler = handle(chatHistory.getSession, async ({ sessionId }, call) => {
  const { deps } = call;
  const { readTranscript } = await import('#functions/domain/chat-history/read-transcript.ts');
  const mayTranslate = async (conversionId: string) =>
    deps.modelChoice !== undefined && readsWithModel(deps, conversionId);
  return readTranscript({ ...deps, mayTranslate }, requireConversion(call), sessionId);
});
