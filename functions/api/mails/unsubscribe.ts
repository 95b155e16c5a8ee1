import { unsubscribe } from '#functions/domain/mail/unsubscribe.ts';
import { handle } from '#functions/lib/handle.ts';
import { openMailChoiceStore } from '#functions/storage/mail-choice-store.ts';
import { mails } from '#shared/contract/mails.ts';

export const handler = handle(mails.unsubscribe, async ({ token }, { deps }) => {
  const mailChoices = openMailChoiceStore(deps.table);
  return { success: true as const, ...(await unsubscribe({ ...deps, mailChoices }, token)) };
});
