import type { LedgerEntry } from '#shared/domain/ledger/ledger.ts';
import { exists, writeChange } from '../change.ts';
import { keys } from '../keys.ts';
import type { Item, Table } from '../table.ts';

type EntryRef = Pick<LedgerEntry, 'conversionId' | 'answeredAt' | 'entryId'>;

const keyOf = ({ conversionId, answeredAt, entryId }: EntryRef) =>
  keys.ledgerEntry(conversionId, answeredAt, entryId);

/** The item of an entry, in the transaction of its exchange. */
export function ledgerItem(entry: LedgerEntry, sessionId: string): Item {
  return { ...keyOf(entry), kind: 'answer', entry, sessionId };
}

const redaction = { remove: ['sessionId'], when: [exists('pk')] };

/** Takes from an entry which conversation it belongs to. */
export async function forgetSession(table: Table, entry: EntryRef): Promise<void> {
  await table.update(keyOf(entry), redaction);
}

/** The same, in the transaction that removes its exchange. */
export const writeRedaction = (entry: EntryRef) => writeChange(keyOf(entry), redaction);
