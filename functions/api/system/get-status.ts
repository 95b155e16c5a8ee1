import { handle } from '#functions/lib/handle.ts';
import { keys } from '#functions/storage/keys.ts';
import { system } from '#shared/contract/system.ts';

/** The engine, which this tries out, is read and set up while the table is asked. */
const loadEngine = () => import('#functions/domain/system/check-status.ts');

export const handler = handle(
  system.getStatus,
  async (_input, { deps }) =>
    (await loadEngine()).checkStatus({
      readTable: () => deps.table.get(keys.conversion('status-check')),
      readModelRestUntil: () => deps.modelStore.readRestUntil(),
      now: deps.now,
    }),
  loadEngine,
);
