import { api } from '#web/lib/api/api.ts';

/** Document 2 section 9. */
const refreshMilliseconds = 30_000;

/** What waits for the owner; refreshed with every other figure of the dashboard. */
export const attentionQuery = (conversionId: string) => ({
  ...api.dashboard.getAttention.query({ conversionId }),
  refetchInterval: refreshMilliseconds,
});
