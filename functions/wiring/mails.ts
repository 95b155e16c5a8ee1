import type { Deps } from '#functions/lib/deps.ts';
import { openMailChoiceStore } from '#functions/storage/mail-choice-store.ts';

/** Which mails somebody wants. */
export function openMailChoices({ table }: Pick<Deps, 'table'>) {
  return { mailChoices: openMailChoiceStore(table) };
}
