import { checkStatus } from '#functions/domain/system/check-status.ts';
import { handle } from '#functions/lib/handle.ts';
import { keys } from '#functions/storage/keys.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handle(contract.system.getStatus, (_input, { deps }) =>
  checkStatus({
    readTable: () => deps.table.get(keys.conversion('status-check')),
    readModelRestUntil: () => deps.modelStore.readRestUntil(),
    now: deps.now,
  }),
);
