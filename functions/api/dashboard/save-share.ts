import { shareAssistant } from '#functions/domain/share/share-assistant.ts';
import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { dashboard } from '#shared/contract/dashboard/dashboard.ts';

export const handler = handle(dashboard.saveShare, (wanted, call) =>
  shareAssistant(call.deps, requireConversion(call), wanted),
);
