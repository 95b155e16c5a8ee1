import type { MailStore } from '../mail/mail-store.ts';
import type { ConversionStore } from './conversion-store.ts';

type SweepWorld = {
  conversions: ConversionStore;
  mails: MailStore;
  now(): Date;
  sendStep(conversionId: string, stepNumber: number): Promise<void>;
  sendMail(mailId: string): Promise<void>;
};

/** Work that should have been taken up this long ago has lost its message. */
const overdueSeconds = 45;
const batchSize = 100;

/** Sends the messages of overdue steps and mails again. Answers how many. */
export async function sweep(world: SweepWorld, overdueAfterSeconds = overdueSeconds): Promise<number> {
  const before = new Date(world.now().getTime() - overdueAfterSeconds * 1000);
  const [conversions, mailIds] = await Promise.all([
    world.conversions.findDue(before, batchSize),
    world.mails.findDueIds(before, batchSize),
  ]);
  for (const { conversionId, stepNumber } of conversions) await world.sendStep(conversionId, stepNumber);
  for (const mailId of mailIds) await world.sendMail(mailId);
  return conversions.length + mailIds.length;
}
