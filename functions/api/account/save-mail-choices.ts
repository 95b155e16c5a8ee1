import { findCallersAccount } from '#functions/domain/identity/find-callers-account.ts';
import { saveMailChoices } from '#functions/domain/mail/consent/mail-choices.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { account } from '#shared/contract/account.ts';

export const handler = handleSignedIn(account.saveMailChoices, async (choices, { deps, caller }) => {
  const { user } = await findCallersAccount(deps, caller);
  return saveMailChoices(deps, user.email, choices);
});
