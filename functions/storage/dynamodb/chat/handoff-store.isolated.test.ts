import { DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import type { HandoffRecord } from '#functions/domain/chat/handoff/handoff.ts';
import type { ForwardedMessage } from '#functions/domain/inbox/forwarded-message.ts';
import type { StoredDelivery } from '#functions/domain/webhooks/webhook.ts';
import { openTable } from '../table.ts';
import { openHandoffStore } from './handoff-store.ts';

process.env.AWS_REGION = 'us-east-1';
const documents = mockClient(DynamoDBDocumentClient);
beforeEach(() => documents.reset());

const store = openHandoffStore(openTable('table'));
const conversation = { owner: 'conv_edgpt_0', sessionId: 'session' };
const now = new Date('2026-03-02T10:00:00Z');
const nowSeconds = now.getTime() / 1000;
const record: HandoffRecord = { state: 'asking-contact', isInvited: true, language: 'en', name: 'Ana' };

const message: ForwardedMessage = {
  id: 'message',
  kind: 'message',
  conversionId: 'conv_edgpt_0',
  pageToken: 'secret',
  platform: 'edgpt',
  sessionId: 'session',
  priority: 'normal',
  status: 'sent',
  confidenceScore: 12,
  createdAt: now.toISOString(),
  userMessage: 'Is there a pool?',
  aiAttemptedResponse: 'I could not find that.',
  visitor: { name: 'Ana', contact: 'ana@nunez.example' },
  excerpt: [],
  context: { companyName: 'Maple Grove', websiteUrl: null },
  forwardedTo: ['office@maple-grove.org'],
};

test('an abandoned message expires after a day, even before the table removes it', async () => {
  documents.on(GetCommand).resolves({ Item: { ...record, expiresAt: nowSeconds + 1 } });
  expect(await store.find(conversation, now)).toEqual(record);
  documents.on(GetCommand).resolves({ Item: { ...record, expiresAt: nowSeconds } });
  expect(await store.find(conversation, now)).toBeUndefined();
});

test('a message is stored with its entries, mails, events and state at once, and all of it expires', async () => {
  const mail = {
    mailId: 'forwarded-message-0',
    to: 'a@b.org',
    from: 'c',
    subject: 's',
    text: 't',
    html: 'h',
  };
  const delivery: StoredDelivery = {
    ...{ conversionId: 'conv_edgpt_0', endpointId: 'e', deliveryId: 'd', eventId: 'v', type: 'lead.created' },
    ...{ createdAt: now.toISOString(), body: '{}', state: 'waiting', attempts: 0 },
  };
  documents.on(TransactWriteCommand).resolves({});
  const forwarded = { message, mails: [mail], deliveries: [delivery], record };
  expect(await store.forward(conversation, forwarded, now)).toEqual({ isNew: true, message });
  const [call] = documents.commandCalls(TransactWriteCommand);
  const writes = call?.args[0].input.TransactItems ?? [];
  const items = writes.flatMap(({ Put }) => (Put?.Item ? [Put.Item] : []));
  const state = writes.find(({ Update }) => Update?.Key?.sk === 'HANDOFF')?.Update;
  expect(items.map(({ pk }) => pk)).toEqual([
    'FORWARDED#message',
    'FORWARDED-OF#platform:edgpt',
    'FORWARDED-OF#assistant:conv_edgpt_0',
    'FORWARDED-OF#waiting:platform:edgpt',
    'FORWARDED-OF#waiting:assistant:conv_edgpt_0',
    'MESSAGE-PAGE#secret',
    'MAIL#forwarded-message-0',
    'WEBHOOK-DELIVERIES#conv_edgpt_0',
  ]);
  expect(state?.Key?.pk).toBe('CHAT#conv_edgpt_0#session');
  expect(items[0]).toMatchObject(message);
  const kept = items.filter(({ pk }) => !String(pk).startsWith('MAIL#')).map(({ expiresAt }) => expiresAt);
  const [day, fortnight, year] = [86_400, 14 * 86_400, 365 * 86_400].map((seconds) => nowSeconds + seconds);
  expect(kept).toEqual([year, year, year, year, year, year, fortnight]);
  expect(state?.ExpressionAttributeValues).toMatchObject({ ':name': 'Ana', ':expiresAt': day });
  expect(writes[0]?.Put?.ConditionExpression).toBe('attribute_not_exists(#pk)');
});

test('words are added only to the message as it was read', async () => {
  documents.on(TransactWriteCommand).resolves({});
  expect(
    await store.amend(
      message,
      { ...message, userMessage: 'Is there a pool?\nCall me.' },
      { mails: [], deliveries: [] },
      now,
    ),
  ).toBe(true);
  const [call] = documents.commandCalls(TransactWriteCommand);
  expect(call?.args[0].input.TransactItems?.[0]?.Update).toMatchObject({
    ConditionExpression: '#userMessage = :userMessage_2 AND #status = :status',
    ExpressionAttributeValues: {
      ':userMessage': 'Is there a pool?\nCall me.',
      ':userMessage_2': 'Is there a pool?',
      ':status': 'sent',
    },
  });
});
