import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '#functions/domain/mail/mail.ts';
import type { DataAccess } from '#functions/policy/policy.ts';
import { sweepPolicy } from '#functions/policy/worker-policies.ts';
import { createMailer } from '#functions/services/mailer.ts';
import { createSecretReader } from '#functions/services/model/read-secret.ts';
import { createReader } from '#functions/services/reader.ts';
import { createRenderService } from '#functions/services/render-service.ts';
import { createTextractService } from '#functions/services/textract-service.ts';
import { createTranscriptionService } from '#functions/services/transcription-service.ts';
import { eraseItem, writeItem } from '#functions/storage/dynamodb/change.ts';
import { keys } from '#functions/storage/dynamodb/keys.ts';
import { openTable } from '#functions/storage/dynamodb/table.ts';
import { objectKeys } from '#functions/storage/s3/object-keys.ts';
import { openS3Objects } from '#functions/storage/s3/s3-objects.ts';
import { scanTag } from '#functions/storage/s3/upload-scans.ts';
import { openSqsMessages } from '#functions/storage/sqs/sqs-messages.ts';
import { runFunction } from '#infra/local/gateway/run-function.ts';
import { close, listen } from '#infra/local/listen.ts';
import { sampleTestNames } from '#shared/domain/self-test-names.ts';
import { runAs } from './current-role.ts';
import { guardClients } from './guard-clients.ts';
import { functionArn, localNames, localTargets, secretArn } from './local-targets.ts';

/** Returns empty replies: whatever reaches it was permitted. */
const service = createServer((request, response) => request.resume().on('end', () => response.end('{}')));
const refusals: string[] = [];

beforeAll(async () => {
  const endpoint = `http://127.0.0.1:${await listen(service)}`;
  Object.assign(process.env, {
    AWS_REGION: localNames.region,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL: endpoint,
    AWS_ENDPOINT_URL_S3: endpoint,
    AWS_ENDPOINT_URL_SQS: endpoint,
  });
  guardClients((refusal) => refusals.push(refusal));
});
afterAll(() => close(service));
beforeEach(() => void refusals.splice(0));

const key = keys.user('one');
const upload = objectKeys.upload('one');
const mail: Mail = {
  mailId: 'mail',
  to: 'owner@example.org',
  from: 'EdGPT.ai <support@edgpt.ai>',
  ...{ subject: 'Welcome', text: '', html: '' },
};
const table = () => openTable(localNames.table);
const objects = () => openS3Objects(localNames.bucket);
const keyArn = localTargets.keyArn;
const transcriptions = () => createTranscriptionService({ bucket: localNames.bucket, keyArn });
const scans = () => createTextractService(localNames.bucket);
const recording = {
  name: `${localNames.bucket}-one-two-three`,
  format: 'mp3',
  mediaKey: objectKeys.original('one', 'two'),
  outputFolder: objectKeys.transcripts('one', 'two'),
} as const;
const transcribing: DataAccess = {
  readsObjects: [objectKeys.original('*', '*')],
  writesObjects: [`${objectKeys.transcripts('*', '*')}*`],
};
const send = (queue: string) => openSqsMessages()(`http://sqs.test/000000000000/${queue}`, '{}', 0);

/** AWS calls, the permissions each needs, and ones that are almost but not quite enough. */
const calls: { name: string; call: () => Promise<unknown>; enough: DataAccess; short: DataAccess }[] = [
  {
    name: 'reads an item',
    call: () => table().get(key),
    enough: { table: ['GetItem'] },
    short: { table: ['Query'] },
  },
  {
    name: 'queries the due-work index',
    call: () => table().query({ dueKind: 'kind' }),
    enough: { queriesDueWork: true },
    short: { table: ['Query'] },
  },
  {
    name: 'writes and erases in one transaction',
    call: () => table().transact([writeItem(key), eraseItem(key)]),
    enough: { table: ['PutItem', 'DeleteItem'] },
    short: { table: ['PutItem', 'UpdateItem'] },
  },
  {
    name: 'reads another table',
    call: () => openTable('another').get(key),
    enough: {},
    short: { table: ['GetItem'] },
  },
  {
    name: 'reads an upload',
    call: () => objects().sizeBytes(upload),
    enough: { readsObjects: [objectKeys.upload('*')] },
    short: { readsObjects: [objectKeys.source('*', '*')], writesObjects: [objectKeys.upload('*')] },
  },
  {
    name: 'reads what the malware scan says of an upload',
    call: () => objects().findTag(upload, scanTag),
    enough: { readsObjects: [objectKeys.upload('*')] },
    short: { readsObjects: [objectKeys.source('*', '*')], writesObjects: [objectKeys.upload('*')] },
  },
  {
    name: 'stores a source',
    call: () => objects().put(objectKeys.source('one', 'two'), new Uint8Array()),
    enough: { writesObjects: [objectKeys.source('*', '*')] },
    short: { readsObjects: [objectKeys.source('*', '*')], writesObjects: [objectKeys.upload('*')] },
  },
  {
    name: 'signs a link for an upload',
    call: () =>
      objects().presignPut(upload, { sizeBytes: 1, contentType: 'text/plain', expiresInSeconds: 60 }),
    enough: { writesObjects: [objectKeys.upload('*')] },
    short: { readsObjects: [objectKeys.upload('*')] },
  },
  {
    name: 'lists objects to erase',
    call: () => objects().removeAll(objectKeys.conversion('one')),
    enough: { erasesObjects: [`${objectKeys.conversion('*')}*`] },
    short: { writesObjects: [`${objectKeys.conversion('*')}*`] },
  },
  {
    name: 'lists objects outside its prefixes',
    call: () => objects().removeAll(objectKeys.conversion('one')),
    enough: {},
    short: { readsObjects: [objectKeys.source('*', '*')], erasesObjects: [objectKeys.upload('*')] },
  },
  {
    name: 'lists the whole bucket to erase',
    call: () => objects().removeAll(''),
    enough: {},
    short: { erasesObjects: [`${objectKeys.conversion('*')}*`] },
  },
  {
    name: 'sends a message',
    call: () => send('send-mail'),
    enough: { sendsJobs: ['send-mail'] },
    short: { sendsJobs: ['send-webhook'], buriesJobs: ['send-mail'] },
  },
  {
    name: 'moves a message to the dead-letter queue',
    call: () => send('send-mail-dead-letters'),
    enough: { buriesJobs: ['send-mail'] },
    short: { sendsJobs: ['send-mail'] },
  },
  {
    name: 'has a page shown in a browser',
    call: () =>
      createRenderService(functionArn(localNames.renderer))(
        { url: 'https://www.site.org/' },
        AbortSignal.timeout(5000),
      ).then(() => {
        // The service tells a refusal as a page that failed.
        if (refusals.length) throw new Error('refused');
      }),
    enough: { rendersPages: true },
    short: { asksReader: true },
  },
  {
    name: 'invokes the reader',
    call: () => createReader(functionArn(localNames.reader)).trySampleSite(sampleTestNames[0]),
    enough: { asksReader: true },
    short: { sendsJobs: ['update-knowledge'] },
  },
  {
    name: 'invokes another function',
    call: () => createReader(functionArn('sweep')).trySampleSite(sampleTestNames[0]),
    enough: {},
    short: { asksReader: true },
  },
  {
    name: 'sends a mail',
    call: () => createMailer()(mail, localNames.mailConfigurationSet),
    enough: { sendsMail: true },
    short: { sendsJobs: ['send-mail'] },
  },
  {
    name: 'sends a mail with a foreign configuration set',
    call: () => createMailer()(mail, 'other'),
    enough: {},
    short: { sendsMail: true },
  },
  {
    name: 'sends a mail from a foreign domain',
    call: () => createMailer()({ ...mail, from: 'support@example.org' }),
    enough: {},
    short: { sendsMail: true },
  },
  {
    name: 'reads the token secret',
    call: createSecretReader(secretArn('token')),
    enough: { readsSecrets: ['token'] },
    short: { readsSecrets: ['superadmin-password'] },
  },
  {
    name: 'starts a transcription',
    call: () => transcriptions().start(recording),
    enough: { transcribes: true, ...transcribing },
    short: transcribing,
  },
  {
    name: 'transcribes an object it may not read',
    call: () => transcriptions().start({ ...recording, mediaKey: objectKeys.upload('one') }),
    enough: {},
    short: { transcribes: true, ...transcribing },
  },
  {
    name: 'deletes another deployment’s transcription',
    call: () => transcriptions().remove('another-conversion-item-recording'),
    enough: {},
    short: { transcribes: true },
  },
  {
    name: 'starts the recognition of a scan',
    call: () => scans().start(recording.mediaKey, 'token'),
    enough: { readsScans: true, readsObjects: [objectKeys.original('*', '*')] },
    short: { readsObjects: [objectKeys.original('*', '*')] },
  },
  {
    name: 'recognises an object it may not read',
    call: () => scans().readOne(objectKeys.upload('one')),
    enough: {},
    short: { readsScans: true, readsObjects: [objectKeys.original('*', '*')] },
  },
];

describe('a function that', () => {
  test.each(calls)('$name is refused without permission in its policy', async ({ call, short }) => {
    await expect(runAs({ name: 'area', access: short }, call)).rejects.toThrow();
    expect(refusals).toEqual([
      expect.stringMatching(/^The role area is not authorized to perform \w+:\w+ on (?:arn:|\*)/),
    ]);
  });

  test.each(calls.filter(({ enough }) => Object.keys(enough).length))(
    '$name is allowed with permission',
    async ({ call, enough }) => {
      // The replies of this test's services don't matter.
      await runAs({ name: 'area', access: enough }, call).catch(() => undefined);
      expect(refusals).toEqual([]);
    },
  );
});

test('the sweeper may erase an account’s uploads', async () => {
  const erase = () => objects().removeAll(upload);
  await runAs({ name: 'sweep', access: sweepPolicy }, erase).catch(() => undefined);
  expect(refusals).toEqual([]);
});

test('calls outside functions are not checked', async () => {
  await table().get(key);
  expect(refusals).toEqual([]);
});

test('a function past its time limit is ended: its caller learns it, and it calls nothing more', async () => {
  const { promise: ended, resolve: tellEnd } = Promise.withResolvers<void>();
  const { promise: called, resolve: tellCall } = Promise.withResolvers<unknown>();
  const role = { name: 'area', access: { table: ['GetItem'] } } as const;
  const run = runFunction({ role, timeoutSeconds: 0.02 }, async () => {
    await ended;
    await table().get(key).then(tellCall, tellCall);
  });
  await expect(run).rejects.toThrow('area: Task timed out after 0.02 seconds');
  tellEnd();
  await expect(called).resolves.toMatchObject({ message: 'area was ended at its time limit' });
  expect(refusals).toEqual([]);
});
