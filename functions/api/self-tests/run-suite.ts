import { handleSignedIn } from '#functions/lib/handle-signed-in.ts';
import { selfTests } from '#shared/contract/self-tests.ts';

export const handler = handleSignedIn(selfTests.runSuite, async (input, { deps, caller }) => {
  // The engine, which nothing but these tests needs here.
  const { runSuites } = await import('#functions/lib/self-test-world.ts');
  return runSuites(deps, caller, input);
});
