import { previewLetter } from '#functions/domain/staff/customers/preview-letter.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { openMailing } from '#functions/wiring/staff/mailing.ts';
import { superadmin } from '#shared/contract/staff/superadmin.ts';

export const handler = handleSignedIn(
  superadmin.previewLetter,
  ({ about, subject, message, sendsToMe, ...search }, { deps, caller }) =>
    previewLetter(openMailing(deps), caller, { letter: { about, subject, message }, search, sendsToMe }),
);
