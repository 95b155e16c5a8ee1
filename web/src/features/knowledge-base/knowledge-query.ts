import type { KnowledgeBase } from '#shared/contract/knowledge-base.ts';
import { api } from '#web/lib/api/api.ts';

/** Short because the owner waits while something is read. */
const busyMs = 1500;
/** Longer because a transcription takes minutes. */
const transcribingMs = 5000;
export const idleMs = 30_000;

/** What the assistant knows, read more often while it changes. */
export const knowledgeQuery = (conversionId: string) => ({
  ...api.knowledgeBase.get.query({ conversionId }),
  refetchInterval: ({ state }: { state: { data: KnowledgeBase | undefined } }) => chooseInterval(state.data),
});

function chooseInterval(base: KnowledgeBase | undefined): number {
  if (base === undefined || base.isUpdating || base.deleted.length > 0) return busyMs;
  return base.items.some(({ status }) => status === 'processing') ? transcribingMs : idleMs;
}
