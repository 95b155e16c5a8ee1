import { openTranscriptStore } from '#functions/storage/dynamodb/mail/transcript-store.ts';
import { openDashboardSettings } from '../dashboard/dashboard-settings.ts';
import type { Deps } from '../deps.ts';

/** The ports of mailing a conversation to its visitor, and of reading it. */
export function openTranscriptPorts<Known extends Deps>(deps: Known) {
  return {
    ...deps,
    findSettings: openDashboardSettings(deps).find,
    transcripts: openTranscriptStore(deps.table),
    announceMail: (mailId: string) => deps.sendOrLeaveToSweeper(() => deps.sendMail(mailId)),
  };
}
