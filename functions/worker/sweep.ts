import { sweep } from '#functions/domain/conversions/sweep.ts';
import { getDeps } from '#functions/lib/deps.ts';
import { log } from '#functions/lib/log.ts';

/** Runs every minute: sends the messages of overdue steps and mails again. */
export const handler = async (): Promise<void> => {
  const sent = await sweep(await getDeps());
  if (sent) log.warn('swept', { sent });
};
