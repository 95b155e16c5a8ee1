import { openMemberStore } from '#functions/storage/dynamodb/accounts/member-store.ts';
import { openInboxStore } from '#functions/storage/dynamodb/inbox/inbox-store.ts';
import { openReplyStore } from '#functions/storage/dynamodb/inbox/reply-store.ts';
import { openDashboardSettings } from './dashboard/dashboard-settings.ts';
import type { Deps } from './deps.ts';
import { openConfirmedAddresses } from './mails.ts';
import { openStaffActions } from './staff/staff-actions.ts';

/** The ports of the inbox. */
export function openInboxPorts(deps: Deps) {
  return {
    ...deps,
    ...openStaffActions(deps),
    ...openConfirmedAddresses(deps),
    inbox: openInboxStore(deps.table),
    findSettings: openDashboardSettings(deps).find,
    startMail: (mailId: string) => deps.sendOrLeaveToSweeper(() => deps.sendMail(mailId)),
  };
}

/** The ports of what those who answer do among themselves. */
export function openInboxEditPorts(deps: Deps) {
  return { ...openInboxPorts(deps), members: openMemberStore(deps.table) };
}

/** The ports of saved replies. */
export function openReplyPorts(deps: Deps) {
  return { replies: openReplyStore(deps.table) };
}
