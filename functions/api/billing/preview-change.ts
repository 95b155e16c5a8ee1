import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { billing } from '#shared/contract/billing/billing.ts';

/** Loaded in parallel with the first table read. */
const loadWork = () => import('#functions/wiring/lazy/change-subscription.ts');

export const handler = handleSignedIn(
  billing.previewChange,
  async (choice, { deps, caller }) => (await loadWork()).previewCustomersChange(deps, caller, choice),
  loadWork,
);
