import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, test } from 'vitest';
import { context, describeEvent } from '#tests/support/worlds/lambda-fixture.ts';

const { handler } = await import('./submit.ts');

const table = mockClient(DynamoDBDocumentClient);
const queue = mockClient(SQSClient);

test('a message to a brand is stored without the captcha, together with its mail, which is then sent', async () => {
  const expiresAt = Math.floor(Date.now() / 1000) + 60;
  table.on(UpdateCommand).resolves({ Attributes: { calls: 1 } });
  table.on(DeleteCommand).resolves({ Attributes: { captchaId: 'captcha', first: 3, second: 4, expiresAt } });
  table.on(TransactWriteCommand).resolves({});
  queue.on(SendMessageCommand).resolves({});
  const message = {
    name: 'Elena Marsh',
    organization: 'Marsh & Vale',
    phone: '(541) 555-0142',
    email: 'elena@marsh-vale.org',
    message: 'We would like to see a demonstration.',
  };

  const reply = await handler(
    describeEvent({
      body: JSON.stringify({ ...message, platform: 'lawfirm', captchaId: 'captcha', captcha: '7' }),
    }),
    context,
  );

  expect(reply.statusCode).toBe(200);
  const transactions = table.commandCalls(TransactWriteCommand).map(({ args }) => args[0].input);
  const stored = transactions.flatMap(({ TransactItems = [] }) =>
    TransactItems.flatMap(({ Put }) => Put?.Item ?? []),
  );
  expect(transactions).toHaveLength(1);
  const [{ id, pageToken } = {}] = stored;
  const entry = { id, expiresAt: expect.any(Number) };
  const day = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
  expect(stored).toEqual([
    expect.objectContaining({
      ...{ pk: `FORWARDED#${id}`, kind: 'contact', platform: 'law', status: 'sent' },
      ...{ userMessage: message.message, dueKind: 'INBOX', answerBy: expect.stringMatching(day) },
      visitor: { name: 'Elena Marsh, Marsh & Vale', contact: 'elena@marsh-vale.org, (541) 555-0142' },
      createdAt: expect.stringMatching(day),
    }),
    {
      ...{ ...entry, pk: 'FORWARDED-OF#platform:law' },
      sk: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z#\w+$/),
    },
    { ...entry, pk: 'FORWARDED-OF#assistant:brand-law', sk: expect.stringContaining(`#${id}`) },
    ...['waiting:platform:law', 'waiting:assistant:brand-law'].map((list) => ({
      ...{ ...entry, pk: `FORWARDED-OF#${list}`, sk: expect.stringContaining(`#${id}`) },
      ...{ kind: 'contact', answerBy: expect.stringMatching(day), organisation: expect.any(String) },
    })),
    { ...entry, pk: `MESSAGE-PAGE#${pageToken}`, sk: 'RECORD' },
    expect.objectContaining({
      pk: `MAIL#contact-${id}`,
      replyTo: message.email,
      to: 'support@lawfirmgpt.ai',
      subject: 'Message from Elena Marsh, Marsh & Vale',
      text: expect.stringContaining(
        [
          'We would like to see a demonstration.',
          'Elena Marsh, Marsh & Vale',
          'Phone (541) 555-0142, email elena@marsh-vale.org',
        ].join('\n\n'),
      ),
    }),
  ]);
  const sent = queue.commandCalls(SendMessageCommand).map(({ args }) => args[0].input.MessageBody ?? '');
  expect(JSON.stringify(stored)).not.toContain('captcha');
  expect(sent.map((body) => JSON.parse(body))).toMatchObject([{ mailId: `contact-${id}` }]);
});
