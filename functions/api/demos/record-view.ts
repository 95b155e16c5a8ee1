import { makeDemoId } from '#functions/domain/demos/demo.ts';
import { handle } from '#functions/lib/handle.ts';
import { openDemoStore } from '#functions/storage/demo-store.ts';
import { demos } from '#shared/contract/demos.ts';

export const handler = handle(demos.recordView, async ({ platform, sessionId }, { deps }) => {
  const now = deps.now();
  const demoId = makeDemoId(now, deps.makeId());
  await openDemoStore(deps.table).begin({
    demoId,
    brandId: platform,
    sessionId,
    startedAt: now.toISOString(),
  });
  return { demoId };
});
