import { findSourceCopy } from '#functions/domain/chat/find-source-copy.ts';
import { handle } from '#functions/http/handle.ts';
import { findKnowledge } from '#functions/wiring/chat/find-knowledge.ts';
import { openDashboardSettings } from '#functions/wiring/dashboard/dashboard-settings.ts';
import { chat } from '#shared/contract/chat.ts';

export const handler = handle(chat.getSourceCopy, ({ conversionId, sourceId }, { deps }) => {
  const ports = { ...deps, findSettings: openDashboardSettings(deps).find };
  return findSourceCopy({ ...deps, findKnowledge: (id) => findKnowledge(ports, id) }, conversionId, sourceId);
});
