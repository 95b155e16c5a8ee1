import { openMailChoiceStore } from '#functions/storage/dynamodb/accounts/mail-choice-store.ts';
import type { Deps } from './deps.ts';

/** Which mails somebody wants. */
export function openMailChoices({ table }: Pick<Deps, 'table'>) {
  return { mailChoices: openMailChoiceStore(table) };
}
