import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { selfTests } from '#shared/contract/staff/self-tests.ts';

export const handler = handleSignedIn(selfTests.askAssistant, async ({ platform, ...question }, call) => {
  const { rehearseAnswer } = await import('#functions/wiring/lazy/rehearse-answer.ts');
  return rehearseAnswer({ ...question, brandId: platform }, call);
});
