import { makeDemoId } from '#functions/domain/demos/demo.ts';
import { handle } from '#functions/http/handle.ts';
import { demos } from '#shared/contract/demos.ts';

export const handler = handle(demos.recordView, async ({ platform, sessionId }, { deps }) => {
  const now = deps.now();
  const demoId = makeDemoId(now, deps.makeId());
  await deps.demos.begin({ demoId, brandId: platform, sessionId, startedAt: now.toISOString() });
  return { demoId };
});
