import { makeDemoId } from '#functions/domain/demos/demo.ts';
import { handle } from '#functions/lib/handle.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handle(contract.demos.recordView, async ({ platform, sessionId }, { deps }) => {
  const now = deps.now();
  const demoId = makeDemoId(now, deps.makeId());
  await deps.demos.begin({ demoId, brandId: platform, sessionId, startedAt: now.toISOString() });
  return { demoId };
});
