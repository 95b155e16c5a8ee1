import { readMailChoices } from '#functions/domain/mail/mail-choices.ts';
import { handleSignedIn } from '#functions/lib/handle-signed-in.ts';
import { findCallersAccount } from '#functions/lib/identity-deps.ts';
import { openMailChoiceStore } from '#functions/storage/mail-choice-store.ts';
import { account } from '#shared/contract/account.ts';

export const handler = handleSignedIn(account.getMailChoices, async (_input, { deps, caller }) => {
  const { user } = await findCallersAccount(deps, caller);
  return readMailChoices({ mailChoices: openMailChoiceStore(deps.table) }, user.email);
});
