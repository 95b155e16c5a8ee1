import { mailCustomers } from '#functions/domain/staff/customers/mail-customers.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { createIdentityPorts } from '#functions/wiring/identity.ts';
import { openCustomerSearch } from '#functions/wiring/staff/lists.ts';
import { openStaffActions } from '#functions/wiring/staff/staff-actions.ts';
import { superadmin } from '#shared/contract/staff/superadmin.ts';

export const handler = handleSignedIn(
  superadmin.mailUsers,
  ({ about, subject, message, mailingId, expected, after, ...search }, { deps, caller }) =>
    mailCustomers(
      { ...createIdentityPorts(deps), ...openCustomerSearch(deps), ...openStaffActions(deps) },
      caller,
      { letter: { about, subject, message }, search, mailing: { mailingId, expected, after } },
    ),
);
