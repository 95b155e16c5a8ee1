import { openInboxStore } from '#functions/storage/dynamodb/inbox/inbox-store.ts';
import { openDashboardSettings } from './dashboard/dashboard-settings.ts';
import type { Deps } from './deps.ts';

/** The ports of the inbox. */
export function openInboxPorts(deps: Deps) {
  return {
    ...deps,
    inbox: openInboxStore(deps.table),
    findSettings: openDashboardSettings(deps).find,
    startMail: (mailId: string) => deps.sendOrLeaveToSweeper(() => deps.sendMail(mailId)),
  };
}
