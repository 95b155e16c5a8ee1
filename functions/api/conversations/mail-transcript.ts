import { handle } from '#functions/lib/handle.ts';
import { conversations } from '#shared/contract/conversations.ts';

/** Read and set up while the first call waits for the table. */
const work = import('#functions/domain/conversations/mail-transcript.ts');

export const handler = handle(conversations.mailTranscript, async (input, { deps }) => {
  const announceMail = (mailId: string) => deps.sendOrLeaveToSweeper(() => deps.sendMail(mailId));
  const { mailTranscript } = await work;
  return await mailTranscript({ ...deps, announceMail }, input);
});
