import { mailTranscript } from '#functions/domain/conversations/mail-transcript.ts';
import { handle } from '#functions/lib/handle.ts';
import { conversations } from '#shared/contract/conversations.ts';

export const handler = handle(conversations.mailTranscript, (input, { deps }) => {
  const announceMail = (mailId: string) => deps.sendOrLeaveToSweeper(() => deps.sendMail(mailId));
  return mailTranscript({ ...deps, announceMail }, input);
});
