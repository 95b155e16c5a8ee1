import { describeResult } from '#functions/domain/self-tests/describe-results.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { selfTests } from '#shared/contract/staff/self-tests.ts';

export const handler = handleSignedIn(selfTests.runTest, async ({ suiteId, testName }, { deps, caller }) => {
  // Loads the engine, which only these tests need here.
  const { runOneTest } = await import('#functions/wiring/self-tests.ts');
  return describeResult(await runOneTest(deps, caller, { suite: suiteId, name: testName }));
});
