import type { Deps } from '#functions/lib/deps.ts';
import { openMailChoiceStore } from '#functions/storage/dynamodb/accounts/mail-choice-store.ts';

/** Which mails somebody wants. */
export function openMailChoices({ table }: Pick<Deps, 'table'>) {
  return { mailChoices: openMailChoiceStore(table) };
}
