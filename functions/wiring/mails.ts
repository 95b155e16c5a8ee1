import { openMailChoiceStore } from '#functions/storage/dynamodb/accounts/mail-choice-store.ts';
import { openAddressMarkStore } from '#functions/storage/dynamodb/mail/address-mark-store.ts';
import { openConfirmedAddressStore } from '#functions/storage/dynamodb/mail/confirmed-address-store.ts';
import type { Deps } from './deps.ts';

/** The store of mail choices. */
export function openMailChoices({ table }: Pick<Deps, 'table'>) {
  return { mailChoices: openMailChoiceStore(table) };
}

/** The store of addresses that get no mail. */
export function openAddressMarks({ table }: Pick<Deps, 'table'>) {
  return { addressMarks: openAddressMarkStore(table) };
}

/** The store of addresses that have confirmed. */
export function openConfirmedAddresses({ table }: Pick<Deps, 'table'>) {
  return { addresses: openConfirmedAddressStore(table) };
}
