import { openLedgerStore } from '#functions/storage/dynamodb/chat/ledger-store.ts';
import type { Deps } from '../deps.ts';

/** The answer ledger. `expectSeal` remembers days, so the process has one. */
export function openLedger({ table }: Pick<Deps, 'table'>) {
  opened ??= openLedgerStore(table);
  return opened;
}

let opened: ReturnType<typeof openLedgerStore> | undefined;
