import { translateSession } from '#functions/domain/chat-history/translate-session.ts';
import { readsWithModel } from '#functions/domain/reading/reads-with-model.ts';
import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { chatHistory } from '#shared/contract/assistant/chat-history.ts';

export const handler = handle(chatHistory.translateSession, async ({ conversionId, sessionId }, call) => {
  const { deps } = call;
  const mayRead = deps.modelChoice && (await readsWithModel(deps, conversionId));
  const { findTranslateTexts } = await import('#functions/wiring/chat/find-history-models.ts');
  const translate = mayRead ? findTranslateTexts(deps) : undefined;
  return translateSession({ ...deps, translate }, requireConversion(call), sessionId);
});
