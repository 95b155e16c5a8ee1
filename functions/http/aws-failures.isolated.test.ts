import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { SQSEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { beginConversion } from '#functions/domain/conversions/conversion.ts';
import { keys } from '#functions/storage/dynamodb/keys.ts';
import { context, describeEvent } from '#tests/support/worlds/lambda-fixture.ts';

const { handler: getSourceCopy } = await import('#functions/api/chat/get-source-copy.ts');
const { handler: issueCaptcha } = await import('#functions/api/contact/issue-captcha.ts');
const { handler: submitMessage } = await import('#functions/api/contact/submit.ts');
const { handler: runStep } = await import('#functions/worker/run-conversion-step.ts');
const { handler: sendMail } = await import('#functions/worker/send-mail.ts');

const table = mockClient(DynamoDBDocumentClient);
const objects = mockClient(S3Client);
const queue = mockClient(SQSClient);
const mails = mockClient(SESv2Client);
const conversionId = `conv_edgpt_${'0'.repeat(26)}`;

beforeEach(() => {
  for (const client of [table, objects, queue, mails]) client.reset();
  table.on(UpdateCommand).resolves({ Attributes: { calls: 1 } });
});

function failure(name: string): Error {
  return Object.assign(new Error(`${name} of arn:aws:x`), { name });
}

function cancelled(Code: string): TransactionCanceledException {
  return new TransactionCanceledException({ message: Code, $metadata: {}, CancellationReasons: [{ Code }] });
}

/** The table has a conversion with knowledge, and nothing else. */
function storeKnowing(): void {
  const Item = { ...describeConversion(), knowledgeVersion: 'a'.repeat(32) };
  table.on(GetCommand).resolves({});
  table.on(GetCommand, { Key: keys.conversion(conversionId) }).resolves({ Item });
}

describe('a call gets a retryable error without the cause', () => {
  test.each(['SlowDown', 'ServiceUnavailable'])('when S3 answers %s', async (name) => {
    storeKnowing();
    objects.on(GetObjectCommand).rejects(failure(name));
    const reply = await getSourceCopy(
      describeEvent({ pathParameters: { conversionId, sourceId: 'page' } }),
      context,
    );
    expect([reply.statusCode, reply.headers?.['retry-after']]).toEqual([503, '3']);
    expect(reply.body).not.toContain('arn:aws');
  });

  test('when S3 lacks the knowledge the table refers to', async () => {
    storeKnowing();
    objects.on(GetObjectCommand).rejects(new NoSuchKey({ message: 'gone', $metadata: {} }));
    const reply = await getSourceCopy(
      describeEvent({ pathParameters: { conversionId, sourceId: 'page' } }),
      context,
    );
    expect([reply.statusCode, reply.headers?.['retry-after']]).toEqual([503, '3']);
  });

  test.each(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])(
    'when a transaction is refused again and again for %s',
    async (code) => {
      table.on(TransactWriteCommand).rejects(cancelled(code));
      const reply = await submitMessage(describeContactMessage(), context);
      expect([reply.statusCode, reply.headers?.['retry-after']]).toEqual([503, '3']);
      expect(table.commandCalls(TransactWriteCommand).length).toBeGreaterThan(1);
      expect(queue.commandCalls(SendMessageCommand)).toHaveLength(0);
    },
  );

  test('when the table throttles a write', async () => {
    table.on(PutCommand).rejects(failure('ProvisionedThroughputExceededException'));
    const reply = await issueCaptcha(describeEvent({}), context);
    expect([reply.statusCode, reply.headers?.['retry-after']]).toEqual([503, '3']);
  });
});

describe('a mail', () => {
  const mail = (mailId: string) => ({
    mailId,
    to: 'elena@maple-grove.org',
    from: 'EdGPT.ai <support@edgpt.ai>',
    subject: 'Welcome',
    text: 'Welcome',
    html: '<p>Welcome</p>',
    attempts: 1,
    triedSince: new Date().toISOString(),
  });
  const claim = (mailId: string) =>
    table
      .on(UpdateCommand, { Key: { pk: `MAIL#${mailId}`, sk: 'RECORD' } })
      .resolves({ Attributes: mail(mailId) });
  const updatesOf = (mailId: string) =>
    table
      .commandCalls(UpdateCommand)
      .map(({ args }) => args[0].input)
      .filter(({ Key }) => Key?.pk === `MAIL#${mailId}`)
      .map(({ UpdateExpression }) => UpdateExpression ?? '');

  // No address is marked, and nobody has unsubscribed.
  beforeEach(() => void table.on(GetCommand).resolves({}));

  test('deferred by the provider waits in the outbox, and the others are sent once', async () => {
    claim('one');
    claim('two');
    mails
      .on(SendEmailCommand)
      .resolves({})
      .on(SendEmailCommand, { EmailTags: [{ Name: 'mail', Value: 'two' }] })
      .rejects(failure('TooManyRequestsException'));
    expect(await sendMail(describeMails(['one', 'two']))).toEqual({ batchItemFailures: [] });
    expect(updatesOf('one').at(-1)).toContain('sentAt');
    expect(updatesOf('two').at(-1)).toBe('SET #dueAt = :dueAt REMOVE #sendingUntil');
  });

  test.each(['MessageRejected', 'BadRequestException'])(
    'that the provider refuses for good with %s is not tried again, and its reason is kept',
    async (name) => {
      claim('one');
      mails.on(SendEmailCommand).rejects(failure(name));
      expect(await sendMail(describeMails(['one']))).toEqual({ batchItemFailures: [] });
      expect(updatesOf('one').at(-1)).toContain('#failure = :failure');
    },
  );

  test('from or to an unverified address is retried', async () => {
    claim('one');
    const message =
      'Email address is not verified. The following identities failed the check in region US-EAST-1';
    mails.on(SendEmailCommand).rejects(Object.assign(failure('MessageRejected'), { message }));
    expect(await sendMail(describeMails(['one']))).toEqual({ batchItemFailures: [] });
    expect(updatesOf('one').at(-1)).toBe('SET #dueAt = :dueAt REMOVE #sendingUntil');
  });

  test('with an unreadable queue message returns to the queue alone', async () => {
    claim('one');
    mails.on(SendEmailCommand).resolves({});
    const event = describeMails(['one', 'two']);
    const [, second] = event.Records;
    if (second) second.body = 'not JSON';
    expect(await sendMail(event)).toEqual({ batchItemFailures: [{ itemIdentifier: 'message-two' }] });
  });
});

describe('a step of a conversion', () => {
  const step = describeMessages({ step: { version: 1, conversionId, stepNumber: 1 } });
  const givenBack = { batchItemFailures: [{ itemIdentifier: 'message-step' }] };
  /** The second step, which reads the first one's output. */
  const claimed = { ...describeConversion(), stepNumber: 1, step: 'index', stateKey: '1-worker', attempt: 1 };

  beforeEach(() => {
    table.on(UpdateCommand).resolves({ Attributes: claimed });
    objects.on(GetObjectCommand).rejects(failure('SlowDown'));
  });

  test('returns to its queue when the table throttles', async () => {
    table.on(UpdateCommand).rejects(failure('ThrottlingException'));
    expect(await runStep(step)).toEqual(givenBack);
  });

  test('is requeued with a delay, without a lock, when S3 is unavailable', async () => {
    queue.on(SendMessageCommand).resolves({});
    expect(await runStep(step)).toEqual({ batchItemFailures: [] });
    const sent = queue.commandCalls(SendMessageCommand).map(({ args }) => args[0].input);
    expect(sent).toMatchObject([{ DelaySeconds: 2, QueueUrl: process.env.CONVERSION_QUEUE_URL }]);
    expect(JSON.parse(sent[0]?.MessageBody ?? '')).toMatchObject({ conversionId, stepNumber: 1 });
    const updates = table.commandCalls(UpdateCommand).map(({ args }) => args[0].input.UpdateExpression ?? '');
    expect(updates.at(-1)).toMatch(/REMOVE .*leaseOwner/);
  });

  test('returns to its queue when it can’t be requeued', async () => {
    queue.on(SendMessageCommand).rejects(failure('ServiceUnavailable'));
    expect(await runStep(step)).toEqual(givenBack);
  });
});

function describeConversion() {
  return beginConversion(
    {
      conversionId,
      brandId: 'edgpt',
      companyName: 'x',
      url: null,
      pageLimit: 1,
      businessDescription: '',
      documents: [],
    },
    new Date(),
  );
}

function describeContactMessage() {
  const expiresAt = Math.floor(Date.now() / 1000) + 60;
  const captcha = { captchaId: 'captcha', first: 3, second: 4, expiresAt };
  table.on(DeleteCommand).resolves({ Attributes: captcha });
  return describeEvent({
    body: JSON.stringify({
      platform: 'law',
      name: 'Elena',
      organization: 'Maple Grove',
      phone: '(541) 555-0142',
      email: 'elena@maple-grove.org',
      message: 'We would like to see a demonstration.',
      captchaId: 'captcha',
      captcha: '7',
    }),
  });
}

function describeMails(mailIds: string[]): SQSEvent {
  return describeMessages(Object.fromEntries(mailIds.map((mailId) => [mailId, { version: 1, mailId }])));
}

/** One queue message per mail, named after the end of its id. */
function describeMessages(bodies: Record<string, object>): SQSEvent {
  return {
    Records: Object.entries(bodies).map(([id, body]) => ({
      messageId: `message-${id}`,
      receiptHandle: 'handle',
      body: JSON.stringify(body),
      attributes: {
        ApproximateReceiveCount: '1',
        SentTimestamp: '0',
        SenderId: 'test',
        ApproximateFirstReceiveTimestamp: '0',
      },
      messageAttributes: {},
      md5OfBody: '',
      eventSource: 'aws:sqs',
      eventSourceARN: 'arn',
      awsRegion: 'us-east-1',
    })),
  };
}
