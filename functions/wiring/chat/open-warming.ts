import type { OpenPorts } from '#functions/domain/chat/open-chat.ts';
import type { Deps } from '../deps.ts';

/** What is got ready when a chat is opened: the model, where it is one of this machine. */
export function openWarming(deps: Deps): OpenPorts {
  const { conversions, modelChoice } = deps;
  if (!modelChoice?.isOnThisMachine) return { conversions };
  return {
    conversions,
    warm: async (conversionId) => {
      const { warmChat } = await import('./warm-chat.ts');
      await warmChat(deps, modelChoice, conversionId);
    },
  };
}
