import { describeResults } from '#functions/domain/self-tests/describe-results.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { selfTests } from '#shared/contract/staff/self-tests.ts';

export const handler = handleSignedIn(selfTests.runTestSuite, async ({ suiteId }, { deps, caller }) => {
  const { runSuites } = await import('#functions/wiring/self-tests.ts');
  return describeResults(await runSuites(deps, caller, { suite: suiteId, sendsMail: false }));
});
