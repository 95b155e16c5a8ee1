import { openFormStore } from '#functions/storage/dynamodb/forms/form-store.ts';
import { openDashboardSettings } from '../dashboard/dashboard-settings.ts';
import type { Deps } from '../deps.ts';
import { openConfirmedAddresses } from '../mails.ts';

/** The ports of addresses that have not confirmed. */
export function openUnconfirmedAddresses(deps: Deps) {
  return {
    ...deps,
    ...openConfirmedAddresses(deps),
    forms: openFormStore(deps.table),
    findSettings: openDashboardSettings(deps).find,
    startMail: (mailId: string) => deps.sendOrLeaveToSweeper(() => deps.sendMail(mailId)),
  };
}
