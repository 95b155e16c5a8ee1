import { mailCustomers } from '#functions/domain/staff/customers/mail-customers.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { superadmin } from '#shared/contract/staff/superadmin.ts';

export const handler = handleSignedIn(
  superadmin.mailUsers,
  ({ about, subject, message, mailingId, expected, after, ...search }, { deps, caller }) =>
    mailCustomers(deps, caller, {
      letter: { about, subject, message },
      search,
      mailing: { mailingId, expected, after },
    }),
);
