import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import type { Mail } from '#functions/domain/mail/mail.ts';

/**
 * Passes a mail to Amazon SES. The tag links the outbox to the provider's log; the configuration set reports mails
 * that come back.
 */
export type Mailer = (mail: Mail, configurationSet?: string) => Promise<void>;

export function createMailer(client = new SESv2Client({ maxAttempts: 3 })): Mailer {
  return async ({ mailId, to, from, replyTo, subject, text, html, headers = [] }, configurationSet) => {
    await client.send(
      new SendEmailCommand({
        FromEmailAddress: from,
        ConfigurationSetName: configurationSet,
        Destination: { ToAddresses: [to] },
        ReplyToAddresses: replyTo ? [replyTo] : undefined,
        Content: {
          Simple: {
            Subject: { Data: subject, Charset: 'UTF-8' },
            Headers: headers.map(({ name, value }) => ({ Name: name, Value: value })),
            Body: { Text: { Data: text, Charset: 'UTF-8' }, Html: { Data: html, Charset: 'UTF-8' } },
          },
        },
        EmailTags: [{ Name: 'mail', Value: mailId.replace(/[^\w-]/g, '_') }],
      }),
    );
  };
}
