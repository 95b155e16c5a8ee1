import { handle } from '#functions/http/handle.ts';
import { system } from '#shared/contract/system.ts';

/** Loads the engine to probe in parallel with the table read. */
const loadEngine = () => import('#functions/domain/system/check-status.ts');

export const handler = handle(
  system.getStatus,
  async (_input, { deps }) => (await loadEngine()).checkStatus(deps),
  loadEngine,
);
