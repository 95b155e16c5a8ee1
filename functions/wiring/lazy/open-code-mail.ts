import type { CodeMailPorts } from '#functions/domain/widget/mail-code.ts';
import { log } from '#functions/runtime/log.ts';
import { openUserMailStore } from '#functions/storage/dynamodb/mail/user-mail-store.ts';
import { openDashboardSettings } from '../dashboard/dashboard-settings.ts';
import type { Deps } from '../deps.ts';
import { openConfirmedAddresses } from '../mails.ts';

/** The ports for mailing the embed code. */
export function openCodeMailPorts(deps: Deps): CodeMailPorts {
  return {
    ...deps,
    ...openConfirmedAddresses(deps),
    findSettings: openDashboardSettings(deps).find,
    userMails: openUserMailStore(deps.table),
    startMail: (mailId) => deps.sendOrLeaveToSweeper(() => deps.sendMail(mailId)),
    reportSent: (sent) => log.info('widget code mailed', sent),
  };
}
