import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mail } from '#functions/domain/mail/mail.ts';
import { changeMailChannel } from '#functions/domain/mail-channel/mailbox.ts';
import { openAccountEraser } from '#functions/storage/account-eraser.ts';
import { openChatStore } from '#functions/storage/dynamodb/chat/chat-store.ts';
import { redactExchange } from '#functions/storage/dynamodb/chat/redact-exchange.ts';
import { keys } from '#functions/storage/dynamodb/keys.ts';
import { openMailboxStore } from '#functions/storage/dynamodb/mail/mailbox-store.ts';
import { openReceivedMailStore } from '#functions/storage/dynamodb/mail/received-mail-store.ts';
import { openTable } from '#functions/storage/dynamodb/table.ts';
import { createTable, startDynamodb, type TableEngine } from '#infra/local/engines/dynamodb-engine.ts';

let engine: TableEngine;
beforeAll(async () => {
  engine = await startDynamodb(join(mkdtempSync(join(tmpdir(), 'gptsites-mails-')), 'table.sqlite'));
  Object.assign(process.env, {
    ...{ AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' },
    AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint,
  });
  await createTable('table');
});
afterAll(() => engine?.stop());

const owner = 'conv_edgpt_515yts2wc8793134gknvjqfzte';
const now = new Date('2026-03-02T10:00:00Z');
const later = new Date('2026-03-02T10:02:00Z');
const mail = (mailId: string): Mail => ({
  ...{ mailId, to: 'ana@example.org', from: 'a@edgpt.ai', subject: 'Re: Hours', text: 'x', html: 'x' },
});

test('one worker has a mail at a time, another after it ended, and nobody once it is handled', async () => {
  const store = openReceivedMailStore(openTable('table'));
  expect(await store.claim('mark', now, later)).toBe('claimed');
  expect(await store.claim('mark', now, later)).toBe('busy');
  await store.release('mark');
  expect(await store.claim('mark', now, later)).toBe('claimed');
  expect(await store.claim('mark', new Date(later.getTime() + 1), later)).toBe('claimed');
  await store.finish('mark', now);
  expect(await store.claim('mark', later, later)).toBe('done');
});

test('an answer by mail goes when its owner removes one of its conversation’s answers, and the address with the assistant', async () => {
  const table = openTable('table');
  const conversation = { owner, sessionId: 'session' };
  const turns = openChatStore(table);
  for (const index of [1, 2]) {
    const sentAt = new Date(now.getTime() + index * 1000).toISOString();
    await turns.addExchange(
      owner,
      'session',
      [
        { messageId: `${index}-1`, role: 'user', content: `Question ${index}?`, sentAt },
        { messageId: `${index}-2`, role: 'assistant', content: 'Yes.', sentAt, outcome: 'answered' },
      ],
      { isFirst: index === 1, isByMail: true },
    );
    await openReceivedMailStore(table).finish(`m${index}`, now, { mail: mail(`a${index}`), conversation });
  }
  expect(await table.get(keys.mail('a1'))).toBeDefined();
  const removed = { conversationOwner: owner, sessionId: 'session', answerId: '1-2', now };
  expect(await redactExchange(table, removed)).toBe('removed');
  expect(await table.get(keys.mail('a1'))).toBeUndefined();

  const mailboxes = openMailboxStore(table);
  expect(await mailboxes.create(owner, 'maple-1')).toBe(true);
  expect(await mailboxes.create(`${owner}0`, 'maple-1')).toBe(false);
  // An address that gets spam gives way to another one, once, and is nobody's.
  const ports = { mailboxes, receivesMail: true, makeId: () => '22222222XX' };
  const assistant = { conversionId: owner, brandId: 'edgpt', slug: 'maple' } as const;
  const replace = () => changeMailChannel(ports, assistant, { isOn: true, replaced: 'maple-1@ask.edgpt.ai' });
  expect(await replace()).toMatchObject({ isOn: true, address: 'maple-22222222@ask.edgpt.ai' });
  await expect(replace()).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await mailboxes.findConversionId('maple-1')).toBeUndefined();
  expect(await mailboxes.findConversionId('maple-22222222')).toBe(owner);
  const objects = { removeAll: async () => undefined };
  const deps = { table, objects, endTranscription: async () => undefined };
  await openAccountEraser(deps).eraseConversion(owner);
  expect(await mailboxes.findConversionId('maple-22222222')).toBeUndefined();
  expect(await table.get(keys.mail('a2'))).toBeUndefined();
});
