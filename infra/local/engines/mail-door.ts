import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { SESMessage, SESReceiptStatus } from 'aws-lambda';
import * as z from 'zod';
import { receivedMails } from '#functions/storage/s3/object-keys.ts';
import { openObjectStore } from '#functions/storage/s3/object-store.ts';
import { openSqsMessages } from '#functions/storage/sqs/sqs-messages.ts';
import { receiveMail } from '#shared/jobs/receive-mail.ts';
import { localNames } from '../least-privilege/local-targets.ts';

/** Takes a mail in place of Amazon SES, on this machine only. */
export const mailDoorPath = '/_local/mail';
/** No page of another website sends it without asking first. */
const mailType = 'message/rfc822';

const verdict = z.enum(['PASS', 'FAIL', 'GRAY', 'PROCESSING_FAILED', 'DISABLED']).default('PASS');
/** Sender and recipient of the envelope, and what SES found. */
const envelopeSchema = z.object({
  from: z.string(),
  to: z.string(),
  ...{ spam: verdict, virus: verdict, spf: verdict, dkim: verdict, dmarc: verdict },
  dmarcPolicy: z.enum(['none', 'quarantine', 'reject']).optional(),
});

/** Puts a raw mail into the bucket of received mails and tells the queue of it, as the rule of SES does. */
export async function answerMailDoor(
  request: IncomingMessage,
  response: ServerResponse,
  { searchParams }: URL,
): Promise<void> {
  const envelope = envelopeSchema.safeParse(Object.fromEntries(searchParams));
  if (request.method !== 'POST' || request.headers['content-type'] !== mailType || !envelope.success)
    return void response.writeHead(400).end(`POST ${mailType} to ${mailDoorPath}?from=…&to=…\n`);
  const messageId = randomUUID().replaceAll('-', '');
  await openObjectStore(localNames.mailBucket).put(
    receivedMails + messageId,
    await buffer(request),
    mailType,
  );
  const notification = { notificationType: 'Received', ...describeMail(messageId, envelope.data) };
  const queueUrl = process.env[receiveMail.queueVariable] ?? '';
  await openSqsMessages()(queueUrl, JSON.stringify(notification), 0);
  response.writeHead(202, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ messageId }));
}

function describeMail(messageId: string, envelope: z.infer<typeof envelopeSchema>): SESMessage {
  const { from, to, spam, virus, spf, dkim, dmarc, dmarcPolicy } = envelope;
  const timestamp = new Date().toISOString();
  const say = (status: SESReceiptStatus['status']) => ({ status });
  return {
    mail: {
      ...{ timestamp, messageId, source: from, destination: [to] },
      ...{ headersTruncated: false, headers: [] },
      commonHeaders: { returnPath: from, date: timestamp, messageId },
    },
    receipt: {
      ...{ timestamp, processingTimeMillis: 1, recipients: [to] },
      ...{ spamVerdict: say(spam), virusVerdict: say(virus), spfVerdict: say(spf) },
      ...{ dkimVerdict: say(dkim), dmarcVerdict: say(dmarc), ...(dmarcPolicy && { dmarcPolicy }) },
      action: { type: 'S3', bucketName: localNames.mailBucket, objectKey: receivedMails + messageId },
    },
  };
}
