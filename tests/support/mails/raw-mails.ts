import type { SESMessage, SESReceiptStatus } from 'aws-lambda';
import { type MailNotification, receiveMail } from '#shared/jobs/receive-mail.ts';

type Status = SESReceiptStatus['status'];
export type Envelope = {
  source?: string;
  recipients?: string[];
  spam?: Status;
  virus?: Status;
  spf?: Status;
  dkim?: Status;
  dmarc?: Status;
  dmarcPolicy?: 'none' | 'quarantine' | 'reject';
};

/** The news of a mail, as Amazon SES writes it. */
export function describeNotification(envelope: Envelope = {}, messageId = 'ses-1'): MailNotification {
  const { source = 'ana@example.org', recipients = ['ask-1@ask.edgpt.ai'], dmarcPolicy } = envelope;
  const { spam = 'PASS', virus = 'PASS', spf = 'PASS', dkim = 'PASS', dmarc = 'PASS' } = envelope;
  const timestamp = '2026-03-02T10:00:00.000Z';
  const message: SESMessage = {
    mail: {
      ...{ timestamp, source, messageId, destination: recipients, headersTruncated: false },
      headers: [{ name: 'Subject', value: 'Hours' }],
      commonHeaders: { returnPath: source, date: timestamp, messageId: '<a@example.org>' },
    },
    receipt: {
      ...{ timestamp, processingTimeMillis: 10, recipients },
      ...{ spamVerdict: { status: spam }, virusVerdict: { status: virus }, spfVerdict: { status: spf } },
      ...{ dkimVerdict: { status: dkim }, dmarcVerdict: { status: dmarc } },
      ...(dmarcPolicy && { dmarcPolicy }),
      action: { type: 'S3', bucketName: 'bucket', objectKey: messageId, topicArn: 'arn:aws:sns:::topic' },
    },
  };
  return receiveMail.schema.parse({ notificationType: 'Received', ...message });
}

type Written = { headers?: Record<string, string>; body?: string | Uint8Array };
const common = {
  From: 'Ana Núñez <ana@example.org>',
  To: 'ask-1@ask.edgpt.ai',
  Subject: 'Hours',
  'Message-ID': '<a@example.org>',
};

/** A mail as it is sent; an empty header is left out. */
export function writeMail({ headers = {}, body = question }: Written = {}): Uint8Array {
  const all = Object.entries({ ...common, 'MIME-Version': '1.0', ...headers }).filter(([, value]) => value);
  const head = `${all.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`;
  const content = typeof body === 'string' ? Buffer.from(body.replace(/\r?\n/g, '\r\n')) : body;
  return Buffer.concat([Buffer.from(head), content]);
}

export const question = 'What are your opening hours?';

/** A body of parts, each with its own headers. */
export function writeParts(boundary: string, parts: readonly string[]): string {
  return `${parts.map((part) => `--${boundary}\n${part}\n`).join('')}--${boundary}--\n`;
}
