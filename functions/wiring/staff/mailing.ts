import type { Deps } from '../deps.ts';
import { createIdentityPorts } from '../identity.ts';
import { openAddressMarks, openConfirmedAddresses, openMailChoices } from '../mails.ts';
import { openCustomerSearch } from './lists.ts';
import { openStaffActions } from './staff-actions.ts';

/** The ports of letters to many customers. */
export function openMailing(deps: Deps) {
  return {
    ...createIdentityPorts(deps),
    ...openCustomerSearch(deps),
    ...openStaffActions(deps),
    ...openConfirmedAddresses(deps),
    ...openAddressMarks(deps),
    ...openMailChoices(deps),
  };
}
