import type { OpenPorts } from '#functions/domain/chat/open-chat.ts';
import type { Deps } from '../deps.ts';

/** Prepares the model when a chat is opened, if it runs on this machine. */
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
