import { openChat } from '#functions/domain/chat/open-chat.ts';
import { handle } from '#functions/http/handle.ts';
import { chat } from '#shared/contract/assistant/chat.ts';

export const handler = handle(chat.open, (input, { deps }) => {
  const { conversions, modelChoice } = deps;
  // A model on this machine reads an assistant before its first question.
  if (!modelChoice?.isOnThisMachine) return openChat({ conversions }, input);
  const warm = async (conversionId: string) => {
    const { warmChat } = await import('#functions/wiring/chat/warm-chat.ts');
    await warmChat(deps, modelChoice, conversionId);
  };
  return openChat({ conversions, warm }, input);
});
