import { mailTranscript } from '#functions/domain/conversations/mail-transcript.ts';
import { handle } from '#functions/lib/handle.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handle(contract.conversations.mailTranscript, (input, { deps }) => {
  const announceMail = (mailId: string) => deps.sendOrLeaveToSweeper(() => deps.sendMail(mailId));
  return mailTranscript({ ...deps, announceMail }, input);
});
