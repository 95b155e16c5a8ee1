import { handle } from '#functions/http/handle.ts';
import { openStatusPorts } from '#functions/wiring/system.ts';
import { system } from '#shared/contract/system.ts';

/** The engine, which this tries out, is read and set up while the table is asked. */
const loadEngine = () => import('#functions/domain/system/check-status.ts');

export const handler = handle(
  system.getStatus,
  async (_input, { deps }) => (await loadEngine()).checkStatus(openStatusPorts(deps)),
  loadEngine,
);
