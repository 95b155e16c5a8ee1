import { previewLetter } from '#functions/domain/staff/customers/preview-letter.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { superadmin } from '#shared/contract/staff/superadmin.ts';

export const handler = handleSignedIn(
  superadmin.previewLetter,
  ({ about, subject, message, sendsToMe, ...search }, { deps, caller }) =>
    previewLetter(deps, caller, { letter: { about, subject, message }, search, sendsToMe }),
);
