import { createHash, createHmac } from 'node:crypto';
import {
  parseReceivedMail,
  type ReceivedMail,
} from '#functions/engine/documents/mail/received/parse-received-mail.ts';
import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';
import { AppError } from '#shared/errors.ts';
import { receiveMail as job, type MailNotification } from '#shared/jobs/receive-mail.ts';
import { type AnsweredMail, answerMail, type Letter } from './answer-mail.ts';
import { type DropReason, type Judgement, judgeMail } from './judge-mail.ts';
import { makeAddress } from './mailbox.ts';
import type { MailChannelPorts } from './ports.ts';

/** What became of a mail: in the log, which has no word of it. */
export type Handling = { conversionId?: string } & ({ kind: AnsweredMail['kind'] } | { dropped: DropReason });

const hourSeconds = 3600;
const mailsOfSenderHourly = 10;
const mailsOfAssistantHourly = 100;

/** Answers a received mail, or leaves it to a person, or drops it; then removes it. A mail that comes twice is handled once. */
export async function receiveMail(
  ports: MailChannelPorts,
  notification: MailNotification,
): Promise<Handling> {
  const { objectKey } = notification.receipt.action;
  const bytes = await ports.rawMails.get(objectKey);
  if (!bytes) return { dropped: 'gone' };
  const handling = await handle(ports, notification, bytes);
  await ports.rawMails.removeAll(objectKey);
  return handling;
}

async function handle(
  ports: MailChannelPorts,
  notification: MailNotification,
  bytes: Uint8Array,
): Promise<Handling> {
  const mail = await parseReceivedMail(bytes);
  if (!mail?.from) return { dropped: 'unreadable' };
  const mailbox = await findMailbox(ports, notification.receipt.recipients);
  if (!mailbox) return { dropped: 'unknown-address' };
  const { conversionId } = mailbox;
  const written = { ...mail, from: mail.from };
  const judgement = judgeMail(written, notification);
  if (typeof judgement === 'object') return { conversionId, ...judgement };
  if (!mail.text && !mail.subject) return { conversionId, dropped: 'empty' };
  return { conversionId, ...(await handleOnce(ports, notification, { mailbox, mail: written, judgement })) };
}

type Mailbox = { conversionId: string; address: string };

/** The first recipient that is an assistant's. What follows a plus sign is the sender's business. */
async function findMailbox(
  { mailboxes }: Pick<MailChannelPorts, 'mailboxes'>,
  recipients: readonly string[],
): Promise<Mailbox | undefined> {
  for (const recipient of new Set(recipients.map((it) => it.toLowerCase()))) {
    const [, localPart = ''] = /^([a-z0-9-]{1,64})(?:\+[^@]*)?@/.exec(recipient) ?? [];
    const conversionId = localPart && (await mailboxes.findConversionId(localPart));
    if (!conversionId || !(await mailboxes.find(conversionId))?.isOn) continue;
    const address = makeAddress(brandOfConversion(conversionId), localPart);
    if (recipient.endsWith(address.slice(localPart.length))) return { conversionId, address };
  }
  return undefined;
}

type Judged = {
  mailbox: Mailbox;
  mail: ReceivedMail & { from: NonNullable<ReceivedMail['from']> };
  judgement: Extract<Judgement, string>;
};

async function handleOnce(
  ports: MailChannelPorts,
  notification: MailNotification,
  judged: Judged,
): Promise<{ kind: AnsweredMail['kind'] } | { dropped: DropReason }> {
  const { conversionId } = judged.mailbox;
  const { from, messageId } = judged.mail;
  const mark = createHash('sha256')
    .update(
      JSON.stringify([
        conversionId,
        judged.judgement,
        from.address,
        messageId || notification.mail.messageId,
      ]),
    )
    .digest('base64url');
  const now = ports.now();
  const until = new Date(now.getTime() + job.timeoutSeconds * 1000);
  const claim = await ports.receivedMails.claim(mark, now, until);
  if (claim === 'done') return { dropped: 'repeated' };
  // The queue brings it again once the other worker must have ended.
  if (claim === 'busy') throw new Error('Another worker has this mail.');
  if (await isTooMany(ports, conversionId, from.address)) {
    await ports.receivedMails.finish(mark, now);
    return { dropped: 'too-many' };
  }
  try {
    const answered = await answerMail(ports, await describeLetter(ports, notification, judged));
    await ports.receivedMails.finish(
      mark,
      ports.now(),
      answered.mail && { ...answered, mail: answered.mail },
    );
    if (answered.mail) await ports.startMail(answered.mail.mailId);
    return { kind: answered.kind };
  } catch (error) {
    const isGone = error instanceof AppError && ['NOT_READY', 'CONVERSION_NOT_FOUND'].includes(error.code);
    if (!isGone) {
      await ports.receivedMails.release(mark);
      throw error;
    }
    await ports.receivedMails.finish(mark, ports.now());
    return { dropped: 'not-ready' };
  }
}

async function isTooMany(
  { rateLimits, now }: MailChannelPorts,
  conversionId: string,
  sender: string,
): Promise<boolean> {
  const seconds = Math.floor(now().getTime() / 1000);
  const start = seconds - (seconds % hourSeconds);
  const who = createHash('sha256').update(sender).digest('base64url');
  const ofSender = await rateLimits.countCall(`mail-in#${conversionId}#${who}`, start, hourSeconds);
  if (ofSender > mailsOfSenderHourly) return true;
  const ofAssistant = await rateLimits.countCall(`mail-in#${conversionId}`, start, hourSeconds);
  return ofAssistant > mailsOfAssistantHourly;
}

/**
 * A thread of a sender's is one conversation. Its id is made with a secret: who has it can read the conversation, and
 * addresses and ids of mails are known to others.
 */
async function describeLetter(
  ports: Pick<MailChannelPorts, 'findTokenSecret'>,
  notification: MailNotification,
  { mailbox, mail, judgement }: Judged,
): Promise<Letter> {
  const root = mail.references[0] || mail.messageId || notification.mail.messageId;
  const sessionId = createHmac('sha256', await ports.findTokenSecret())
    .update(JSON.stringify(['mail', mailbox.conversionId, judgement, mail.from.address, root]))
    .digest('hex')
    .slice(0, 40);
  return { ...mailbox, mail, sessionId, isProven: judgement === 'proven' };
}
