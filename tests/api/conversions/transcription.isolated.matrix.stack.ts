import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccountEraser } from '#functions/storage/account-eraser.ts';
import { parseTranscriptionName } from '#functions/storage/s3/transcription-name.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { localNames, localTargets } from '#infra/local/least-privilege/local-targets.ts';
import { close, listen } from '#infra/local/listen.ts';
import type { KnowledgeItem } from '#shared/domain/conversion/knowledge-item.ts';
import { addDays } from '#shared/domain/trial.ts';
import { type Agent, openAgent } from '#tests/support/callers/signed-in.ts';
import { describeTrial, followConversion } from '#tests/support/callers/trial.ts';
import {
  createTranscriptionServer,
  type TestJob,
  type TestService,
} from '#tests/support/servers/transcription-server.ts';
import { startTestStack, type TestStack } from '#tests/support/stacks/start-test-stack.ts';
import { eraseAccounts } from '#tests/support/stacks/sweeper.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-transcription-'));
const transcribe: TestService = { jobs: new Map(), isBusy: false };
const { jobs } = transcribe;
const service = createTranscriptionServer(transcribe);
const filmHost = 'films.maple-grove.org';
const filmSite = createServer(({ url }, response) => {
  const isPage = url === '/film';
  response.writeHead(200, { 'content-type': isPage ? 'text/html' : 'video/mp4' });
  response.end(
    isPage
      ? '<title>Our planetarium</title><video><source src="/film.mp4"></video>'
      : '\0\0\0\x18ftypmp42 film',
  );
});
const password = 'correct horse battery';
let stack: TestStack;
let owner: Agent;
let conversionId: string;

beforeAll(async () => {
  process.env.AWS_ENDPOINT_URL_TRANSCRIBE = `http://127.0.0.1:${await listen(service)}`;
  process.env.TRANSCRIPTION_KEY_ARN = localTargets.keyArn;
  const crawlerHosts = `${filmHost}=127.0.0.1:${await listen(filmSite)}`;
  stack = await startTestStack(dataDir, [crawlerHosts]);
  owner = openAgent(stack.url);
  const trial = describeTrial('Speaking School', stack.smallSiteUrl);
  ({ conversionId } = await owner.client.signup.createTrial(trial));
  await followConversion(owner.client, conversionId);
  await owner.signIn(trial.adminContact.email ?? '', password);
});
afterAll(async () => {
  await stack?.stop();
  await close(service);
  await close(filmSite);
  rmSync(dataDir, { recursive: true, force: true });
});

const area = () => owner.client.knowledgeBase;
const eventually = <Found>(find: () => Found) => expect.poll(find);
const readBucket = () =>
  readdirSync(join(dataDir, 'objects'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.includes('transcripts'),
  );

async function findItem(itemId: string): Promise<KnowledgeItem | undefined> {
  return (await area().get({ conversionId })).items.find(({ id }) => id === itemId);
}

/** A busy machine may take longer than a call waits. */
async function findAwaited({ id }: KnowledgeItem): Promise<KnowledgeItem> {
  const awaited = { status: 'processing', reason: expect.any(String) };
  await eventually(() => findItem(id)).toMatchObject(awaited);
  const item = await findItem(id);
  if (!item) throw new Error('The entry is gone');
  return item;
}

async function addRecording(filename: string, bytes: Uint8Array<ArrayBuffer>): Promise<KnowledgeItem> {
  const { uploads, documentUrls } = await owner.client.uploads.uploadDocuments({
    purpose: 'recording',
    files: [{ filename, size: bytes.length, type: 'audio/mpeg' }],
  });
  await fetch(uploads[0]?.uploadUrl ?? '', {
    method: 'PUT',
    body: bytes,
    headers: uploads[0]?.headers ?? {},
  });
  return findAwaited((await area().processVideo({ conversionId, documentUrl: documentUrls[0] })).item);
}

/** Does what Amazon Transcribe and EventBridge do at the end of a job. */
async function endJob(itemId: string, end: TestJob, spoken?: string): Promise<void> {
  const { objects, endTranscription } = await getDeps();
  const [name = '', job] = [...jobs].find(([it]) => it.includes(itemId)) ?? [];
  jobs.set(name, { ...job, ...end });
  const captions = `WEBVTT\n\n1\n00:02:05.000 --> 00:02:09.000\n${spoken}\n`;
  if (spoken) await objects.put(`${job?.outputKey}${name}.vtt`, Buffer.from(captions));
  const recording = parseTranscriptionName(localNames.bucket, name);
  if (recording) await endTranscription(recording);
}

test('an uploaded recording is transcribed and cited with a timestamp', async () => {
  const item = await addRecording('speech.mp3', Buffer.from('ID3 of a speech'));
  expect(item).toMatchObject({ type: 'video', status: 'processing', title: 'speech.mp3' });
  expect([...jobs.values()]).toMatchObject([{ format: 'mp3' }]);
  expect(await area().get({ conversionId })).toMatchObject({ canTranscribe: true });
  await endJob(item.id, { status: 'COMPLETED' }, 'The sundial was a gift of the class of 1962.');
  await eventually(() => findItem(item.id)).toMatchObject({ status: 'processed', wordCount: 10 });
  expect(jobs.size).toBe(0);
  await eventually(async () => {
    const { sources } = await owner.client.chat.sendMessage({
      message: 'Who gave the sundial?',
      conversionId,
    });
    return sources[0]?.title;
  }).toBe('speech.mp3 (2:05)');
});

test('media on a page without captions is transcribed and cited with a timestamp', async () => {
  const added = await area().processVideo({ conversionId, url: `http://${filmHost}/film` });
  const item = await findAwaited(added.item);
  expect(item).toMatchObject({ status: 'processing', title: 'Our planetarium' });
  await endJob(item.id, { status: 'COMPLETED' }, 'The planetarium dome was built in 1987.');
  await eventually(() => findItem(item.id)).toMatchObject({ status: 'processed' });
  await eventually(async () => {
    const message = 'When was the planetarium dome built?';
    const { sources } = await owner.client.chat.sendMessage({ message, conversionId });
    return sources[0];
  }).toMatchObject({ url: `http://${filmHost}/film#t=125`, title: 'Our planetarium (2:05)' });
});

test('a recording that fails shows the reason and can be transcribed again on request', async () => {
  const { id: itemId } = await addRecording('broken.mp3', Buffer.from('ID3 broken'));
  await endJob(itemId, { status: 'FAILED', reason: 'Unsupported media format' });
  await eventually(() => findItem(itemId)).toMatchObject({
    status: 'error',
    reason: expect.stringContaining('cannot be transcribed'),
  });
  await area().readItem({ conversionId, itemId });
  await eventually(() => findItem(itemId)).toMatchObject({ status: 'processing' });
  await eventually(() => [...jobs.values()]).toMatchObject([{ status: 'IN_PROGRESS' }]);
  await area().deleteItem({ conversionId, itemId });
  await endJob(itemId, { status: 'COMPLETED' }, 'Nobody reads this.');
  await eventually(() => jobs.size).toBe(0);
  await eventually(() => readBucket().filter((path) => path.includes(itemId))).toEqual([]);
});

test('a recording without speech, which gets no transcript, says so', async () => {
  const { id: itemId } = await addRecording('silence.mp3', Buffer.from('ID3 silence'));
  await endJob(itemId, { status: 'COMPLETED' });
  await eventually(() => findItem(itemId)).toMatchObject({
    status: 'error',
    reason: expect.stringContaining('No speech'),
  });
});

test('a recording waits while the transcription service is at its limit', async () => {
  transcribe.isBusy = true;
  const { id: itemId, ...item } = await addRecording('queued.mp3', Buffer.from('ID3 queued'));
  expect(item).toMatchObject({
    status: 'processing',
    reason: expect.stringContaining('is waiting for its turn'),
  });
  transcribe.isBusy = false;
  await area().readItem({ conversionId, itemId });
  await eventually(() => [...jobs.values()]).toMatchObject([{ status: 'IN_PROGRESS' }]);
  await endJob(itemId, { status: 'COMPLETED' }, 'The queue is short.');
  await eventually(() => findItem(itemId)).toMatchObject({ status: 'processed' });
});

test('a file name that is not a recording is refused before the upload', async () => {
  const files = [{ filename: 'film.mov', size: 10, type: 'video/quicktime' }];
  await expect(owner.client.uploads.uploadDocuments({ purpose: 'recording', files })).rejects.toMatchObject({
    code: 'VALIDATION',
    message: expect.stringContaining('mp3'),
  });
});

test('erasing an account removes its recordings, transcripts and jobs', async () => {
  const { id: itemId } = await addRecording('last.mp3', Buffer.from('ID3 last'));
  expect(jobs.size).toBe(1);
  await owner.client.account.requestDeletion({ currentPassword: password });
  const deps = await getDeps();
  const eraser = openAccountEraser(deps);
  await eraseAccounts({
    ...{ ...deps, eraser },
    endBilling: async () => undefined,
    now: () => addDays(new Date(), 8),
  });
  expect(readBucket()).toEqual([]);
  await endJob(itemId, { status: 'COMPLETED' }, 'Nobody reads this.');
  await eventually(() => jobs.size).toBe(0);
  await eventually(readBucket).toEqual([]);
});
