import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { selfTests } from '#shared/contract/staff/self-tests.ts';

export const handler = handleSignedIn(selfTests.runSuite, async (input, { deps, caller }) => {
  // Loads the engine, which only these tests need here.
  const { runSuites } = await import('#functions/wiring/self-tests.ts');
  return runSuites(deps, caller, input);
});
