import { receiveMail } from '#functions/domain/mail-channel/receive-mail.ts';
import { log } from '#functions/runtime/log.ts';
import { work } from '#functions/runtime/run-jobs.ts';
import { openMailChannelPorts } from '#functions/wiring/chat/chat.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { receiveMail as job } from '#shared/jobs/receive-mail.ts';

export const handler = work(job, async (notification) => {
  const handling = await receiveMail(openMailChannelPorts(await getDeps()), notification);
  log.info('mail received', { mail: notification.mail.messageId, ...handling });
});
