import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canReadScans } from '#functions/engine/documents/recognition/scan-packages.ts';
import { close, listen } from '#infra/local/listen.ts';
import type { KnowledgeBase } from '#shared/contract/knowledge-base.ts';
import { knowledgeTextLimitCharacters } from '#shared/domain/limits.ts';
import { type Agent, openAgent } from '#tests/support/callers/signed-in.ts';
import { describeTrial, followConversion } from '#tests/support/callers/trial.ts';
import { writeScan } from '#tests/support/documents/write-scan.ts';
import { type SpawnedStack, spawnStack } from '#tests/support/stacks/spawn-stack.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-knowledge-'));
const killPointFile = join(dataDir, 'kill-at');
const missingId = `conv_edgpt_${'0'.repeat(26)}`;
const videoHost = 'films.maple-grove.org';
const captions = 'WEBVTT\n\n00:01.000 --> 00:04.000\nThe planetarium dome was built in 1987.\n';
const pages: Record<string, { type: string; text: string }> = {
  '/film': {
    type: 'text/html',
    text: '<title>Our planetarium</title><video><track kind="captions" src="/film.vtt"></video>',
  },
  '/silent-film': { type: 'text/html', text: '<title>Film</title><video src="/film.mp4"></video>' },
  '/film.vtt': { type: 'text/vtt', text: captions },
};
const longHost = 'long.maple-grove.org';
/** One more than a trial reads, with its home page. */
const rooms = Array.from({ length: 25 }, (_, index) => `/room-${index + 1}`);
const listRooms = rooms.map((room) => `<a href="${room}">${room.slice(1)}</a>`).join(' ');
const describeRoom = (room: string) =>
  `<title>The ${room.slice(1)}</title><main><h1>The ${room.slice(1)}</h1><p>The window of ${room.slice(1)} looks at garden ${room.slice(6)}.</p></main>`;
const longSite: typeof pages = {
  '/': { type: 'text/html', text: `<title>Rooms</title><main><h1>Rooms</h1><p>${listRooms}</p></main>` },
  ...Object.fromEntries(rooms.map((room) => [room, { type: 'text/html', text: describeRoom(room) }])),
};
const videoSite = createServer(({ url = '', headers }, response) => {
  const page = (headers.host?.startsWith(longHost) ? longSite : pages)[url];
  response.writeHead(page ? 200 : 404, { 'content-type': page?.type ?? 'text/plain' }).end(page?.text ?? '');
});
let stack: SpawnedStack;
let owner: Agent;
let conversionId: string;
let stranger: Agent;
let strangerId: string;
let accessToken: string;

async function signUp(name: string, website: string) {
  const agent = openAgent(stack.url);
  const trial = describeTrial(name, website);
  const created = await agent.client.signup.createTrial(trial);
  await followConversion(agent.client, created.conversionId);
  const reply = await agent.signIn(trial.adminContact.email ?? '', trial.adminContact.password ?? '');
  return { agent, conversionId: created.conversionId, accessToken: reply.tokens.accessToken };
}

beforeAll(async () => {
  const port = await listen(videoSite);
  stack = await spawnStack(dataDir, {
    CRAWLER_HOSTS: [videoHost, longHost].map((host) => `${host}=127.0.0.1:${port}`).join(),
    KILL_POINT_FILE: killPointFile,
  });
  ({ agent: owner, conversionId, accessToken } = await signUp('Knowing School', stack.sampleSiteUrl));
  ({ agent: stranger, conversionId: strangerId } = await signUp('Other School', `http://${longHost}/`));
});
afterAll(async () => {
  await stack?.stop();
  await close(videoSite);
  rmSync(dataDir, { recursive: true, force: true });
});

const knowledge = () => owner.client.knowledgeBase;
const ask = (message: string) => owner.client.chat.sendMessage({ message, conversionId });

async function settle(): Promise<KnowledgeBase> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const base = await knowledge().get({ conversionId });
    if (!base.isUpdating) return base;
    await wait(100);
  }
  throw new Error('The knowledge base did not settle');
}

async function addText(content: string, title?: string): Promise<string> {
  const { item } = await knowledge().upload({ conversionId, type: 'text', content, title });
  return item.id;
}

describe('the source list', () => {
  test('shows what the conversion read, with word counts, times and what could not be read', async () => {
    const { items, entryCount, skipped } = await knowledge().get({ conversionId });
    expect(entryCount).toBeGreaterThan(5);
    const page = items.find(({ type }) => type === 'webpage');
    expect(page).toMatchObject({ status: 'processed', readAt: expect.any(String) });
    expect(page?.wordCount).toBeGreaterThan(10);
    expect(items.map(({ type }) => type)).toContain('pdf');
    expect(items.map(({ type }) => type)).toContain('calendar');
    for (const { reason } of skipped) expect(reason).not.toBe('');
  });
});

test('a page that was skipped over the limit of the plan is read when its owner asks for it', async () => {
  const area = stranger.client.knowledgeBase;
  const ref = { conversionId: strangerId };
  const before = await area.get(ref);
  expect(before.skipped).toMatchObject([{ reason: 'Over the 25-page limit of the trial', canRead: true }]);
  const url = before.skipped[0]?.url ?? '';
  const { item } = await area.upload({ ...ref, type: 'url', url });
  const read = async () => (await area.get(ref)).items.find(({ id }) => id === item.id);
  await expect.poll(read).toMatchObject({ status: 'processed', url });
  expect((await area.get(ref)).skipped).toEqual([]);
});

test('an entry is shown as it was read, and one that was deleted comes back whole within its time', async () => {
  const { items } = await knowledge().get({ conversionId });
  const lunch = items.find(({ url }) => url?.endsWith('/lunch.html'));
  const ref = { conversionId, itemId: lunch?.id ?? '' };
  const before = await knowledge().getItem(ref);
  expect(before).toMatchObject({ item: lunch, isCut: false });
  expect(before.blocks).toContainEqual(expect.objectContaining({ kind: 'heading' }));
  await knowledge().deleteItem({ ...ref, undoSeconds: 10 });
  await expect(knowledge().getItem(ref)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const { deleted } = await knowledge().get({ conversionId });
  const place = items.findIndex(({ id }) => id === ref.itemId);
  expect(deleted).toEqual([{ item: lunch, secondsLeft: expect.any(Number), place }]);
  expect(await knowledge().restoreItem(ref)).toMatchObject({ item: lunch });
  expect(await knowledge().getItem(ref)).toEqual(before);
  const again = await knowledge().get({ conversionId });
  expect(again).toMatchObject({ items, deleted: [] });
});

test('an open question that a new text answers leaves the list with its source, and stays on it once it was put back', async () => {
  const visitor = openAgent(stack.url).client;
  const question = 'How many lanterns does the lighthouse hold?';
  const near = 'Who sold the lighthouse?';
  for (const message of [question, near]) await visitor.chat.sendMessage({ message, conversionId });
  const read = async () => {
    const { questions, dismissedQuestions } = await owner.client.dashboard.getAttention({ conversionId });
    return { open: questions.map((asked) => asked.question), settled: dismissedQuestions };
  };
  expect((await read()).open).toEqual(expect.arrayContaining([question, near]));
  const itemId = await addText('The lighthouse holds fourteen lanterns.', 'Harbour');
  await settle();
  await expect
    .poll(async () => (await read()).settled)
    .toMatchObject([{ question, answeredBy: { title: 'Harbour' } }]);
  const { open, settled } = await read();
  expect(open).toContain(near);
  expect(open).not.toContain(question);
  await owner.client.dashboard.restoreQuestion({ conversionId, questionId: settled[0]?.id ?? '' });
  await knowledge().deleteItem({ conversionId, itemId });
  await addText('The lighthouse holds fourteen lanterns, and fourteen candles.', 'Harbour');
  await settle();
  expect(await read()).toMatchObject({ open: expect.arrayContaining([question]), settled: [] });
});

describe('a change reaches the assistant', () => {
  test('although the worker is killed while publishing it', async () => {
    expect(await ask('What colour is the maintenance shed?')).not.toMatchObject({ outcome: 'answered' });
    writeFileSync(killPointFile, 'knowledge:published');
    await addText('The maintenance shed behind the orchard is painted turquoise.');
    await settle();
    expect(existsSync(killPointFile)).toBe(false);
    const reply = await ask('What colour is the maintenance shed?');
    expect(reply.response).toContain('turquoise');
    expect(reply.sources[0]?.copyUrl).toBeTruthy();
  });

  test('when a file is uploaded by link, and again when it is deleted', async () => {
    const bytes = Buffer.from('# Archive\n\nThe archive keeps 4,812 glass negatives.');
    const { uploads, documentUrls } = await owner.client.uploads.uploadDocuments({
      files: [{ filename: 'archive.md', size: bytes.length, type: 'text/markdown' }],
    });
    await fetch(uploads[0]?.uploadUrl ?? '', {
      method: 'PUT',
      body: bytes,
      headers: uploads[0]?.headers ?? {},
    });
    const { item } = await knowledge().upload({ conversionId, documentUrl: documentUrls[0] });
    expect(item).toMatchObject({ status: 'pending', title: 'archive.md' });
    const { items } = await settle();
    expect(items.find(({ id }) => id === item.id)).toMatchObject({ status: 'processed', wordCount: 7 });
    expect((await ask('How many glass negatives does the archive keep?')).response).toContain('4,812');
    await knowledge().deleteItem({ conversionId, itemId: item.id });
    await settle();
    expect(await ask('How many glass negatives does the archive keep?')).not.toMatchObject({
      outcome: 'answered',
    });
  });

  test('when a small file is sent in the call', async () => {
    const form = new FormData();
    form.append('conversionId', conversionId);
    form.append('file', new Blob(['The boathouse holds nineteen canoes.']), 'boats.txt');
    const response = await owner.send(`${stack.url}/api/knowledge-base/upload`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(response.status).toBe(200);
    await settle();
    expect((await ask('How many canoes does the boathouse hold?')).response).toContain('nineteen');
  });

  test.skipIf(!canReadScans())(
    'when a scan is sent, although the worker is killed while reading it, and the reply names the scan',
    async () => {
      const line = { x: 72, y: 700, size: 14, text: 'The harbour chapel seats 314 singers.' };
      const bytes = await writeScan([[line]]);
      const form = new FormData();
      form.append('conversionId', conversionId);
      form.append('file', new Blob([new Uint8Array(bytes)]), 'chapel.pdf');
      writeFileSync(killPointFile, 'knowledge:scanned');
      const response = await owner.send(`${stack.url}/api/knowledge-base/upload`, {
        method: 'POST',
        body: form,
        headers: { authorization: `Bearer ${accessToken}` },
      });
      expect(response.status).toBe(200);
      const { items } = await settle();
      expect(existsSync(killPointFile)).toBe(false);
      expect(items.find(({ title }) => title === 'chapel.pdf')).toMatchObject({
        status: 'processed',
        reason: 'read from a scan: page 1',
      });
      const reply = await ask('How many singers does the harbour chapel seat?');
      expect(reply.response).toContain('314');
      expect(reply.sources[0]).toMatchObject({ isScan: true });
    },
  );

  test('when a video’s captions are linked from its page or uploaded', async () => {
    const url = `http://${videoHost}/film`;
    const { item, wordCount } = await knowledge().processVideo({ conversionId, url });
    expect(item).toMatchObject({ type: 'video', status: 'processed', title: 'Our planetarium' });
    expect(wordCount).toBe(7);
    await settle();
    expect((await ask('When was the planetarium dome built?')).response).toContain('1987');
    const missing = await knowledge().processVideo({ conversionId, url: `http://${videoHost}/none` });
    expect(missing.item).toMatchObject({ status: 'error', reason: expect.any(String) });
    const handed = await knowledge().processVideo({ conversionId, captions, title: 'Film' });
    expect(handed.item).toMatchObject({ type: 'video', status: 'processed', title: 'Film' });
  });

  test('when captions are added to a recording, which says at once that it cannot be transcribed here', async () => {
    const bytes = Buffer.from('ID3 of a speech');
    const { uploads, documentUrls } = await owner.client.uploads.uploadDocuments({
      purpose: 'recording',
      files: [{ filename: 'speech.mp3', size: bytes.length, type: 'audio/mpeg' }],
    });
    await fetch(uploads[0]?.uploadUrl ?? '', {
      method: 'PUT',
      body: bytes,
      headers: uploads[0]?.headers ?? {},
    });
    const { item } = await knowledge().processVideo({ conversionId, documentUrl: documentUrls[0] });
    expect(item).toMatchObject({
      ...{ type: 'video', status: 'error', title: 'speech.mp3' },
      reason: expect.stringMatching(/not transcribed here: please add its captions as a WebVTT/),
    });
    expect(await knowledge().get({ conversionId })).toMatchObject({ canTranscribe: false });
    const spoken = 'WEBVTT\n\n02:05.000 --> 02:09.000\nThe sundial was a gift of the class of 1962.\n';
    const given = await knowledge().processVideo({ conversionId, itemId: item.id, captions: spoken });
    expect(given.item).toMatchObject({ id: item.id, status: 'processed', wordCount: 10 });
    await settle();
    const { sources } = await ask('Who gave the sundial?');
    expect(sources[0]?.title).toBe('speech.mp3 (2:05)');
    const film = await knowledge().processVideo({ conversionId, url: `http://${videoHost}/silent-film` });
    expect(film.item).toMatchObject({ status: 'error', reason: expect.stringContaining('no captions') });
    await expect(
      knowledge().processVideo({ conversionId, itemId: 'gone', captions: spoken }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('when a page is added, and a page that cannot be added shows why', async () => {
    const url = `${stack.sampleSiteUrl}/lunch.html`;
    expect(await knowledge().processUrl({ url })).toMatchObject({ pageCount: 1 });
    const gone = await knowledge().processUrl({ conversionId, url: `${stack.sampleSiteUrl}/gone.html` });
    expect(gone).toMatchObject({ pageCount: 0, item: { status: 'error', reason: expect.any(String) } });
    await knowledge().readItem({ conversionId, itemId: gone.item.id });
    await knowledge().readAll({ conversionId });
    const { items } = await settle();
    expect(items.filter(({ status }) => status === 'error').map(({ id }) => id)).toContain(gone.item.id);
    expect((await ask('How much is tuition?')).outcome).not.toBe('declined');
  });
});

test('the website is read again while its assistant keeps answering', async () => {
  const before = await knowledge().getWebsite({ conversionId });
  expect(before).toMatchObject({ pageLimit: 25, reading: null, canReadMore: false, nextReadAt: null });
  const [begun] = await Promise.all([1, 2].map(() => knowledge().readWebsite({ conversionId })));
  expect(begun).toMatchObject({ reading: { pagesRead: 0, pageLimit: 25 } });
  expect((await ask('How much is tuition?')).outcome).not.toBe('declined');
  await expect.poll(async () => (await knowledge().getWebsite({ conversionId })).reading).toBeNull();
  await settle();
  const after = await knowledge().getWebsite({ conversionId });
  expect(after).toMatchObject({ pagesKnown: before.pagesKnown, failure: null });
  expect(after.lastReadAt > before.lastReadAt).toBe(true);
  expect((await ask('How much is tuition?')).outcome).not.toBe('declined');
});

describe('the owner’s own answer', () => {
  test('is given at once, ahead of the website’s and quoted as the owner’s, until it is deleted', async () => {
    const question = 'How much is tuition?';
    const site = await ask(question);
    const answer = 'Tuition is being revised; please call the office.';
    const { correction } = await knowledge().correctAnswer({ conversionId, question, answer });
    const reply = await ask('how much is tuition');
    expect(reply).toMatchObject({ response: answer, outcome: 'answered' });
    expect(reply.sources).toEqual([
      expect.objectContaining({ title: 'Answer by Knowing School', quote: answer, url: null }),
    ]);
    expect((await ask('How much is tuition for kindergarten?')).response).not.toBe(answer);
    await addText('The rowing machine is in the east wing.');
    await settle();
    expect((await ask(question)).response).toBe(answer);
    await knowledge().deleteCorrection({ conversionId, correctionId: correction.id });
    expect((await ask(question)).response).toBe(site.response);
  });

  test('closes a gap of the readiness report', async () => {
    const { results } = await knowledge().getReadiness({ conversionId });
    const gap = results.find(({ status }) => status === 'missing') ?? results[0];
    await knowledge().correctAnswer({
      conversionId,
      question: gap?.question ?? '',
      answer: 'Ask the office.',
    });
    const { answeredByOwner, answeredAlike } = await knowledge().getReadiness({ conversionId });
    expect(answeredAlike).toEqual([]);
    const answer = 'Ask the office.';
    expect(answeredByOwner).toMatchObject([{ questionId: gap?.questionId, answer, correction: { answer } }]);
  });

  test('is found by another wording that visitors asked, which is proposed until it is', async () => {
    const { knowledgeBase } = owner.client;
    const wording = 'Are there sheepdog races?';
    const given = { question: 'Is there an animal show?', answer: 'Sheepdog trials are in May.' };
    await openAgent(stack.url).client.chat.sendMessage({ message: wording, conversionId, platform: 'edgpt' });
    const propose = async () => (await knowledgeBase.proposeWordings({ conversionId, ...given })).wordings;
    expect(await propose()).toEqual([wording]);
    await knowledgeBase.correctAnswer({ conversionId, ...given, wordings: [wording] });
    expect(await propose()).toEqual([]);
    const { response } = await owner.client.chat.sendMessage({
      message: wording,
      conversionId,
      platform: 'edgpt',
    });
    expect(response).toBe(given.answer);
  });
});

describe('an upload', () => {
  test.each([
    ['a blank text', { type: 'text', content: '  ' }, 'VALIDATION'],
    ['no address', { type: 'url' }, 'VALIDATION'],
    ['an incomplete address', { type: 'url', url: 'school' }, 'VALIDATION'],
    ['no file', { type: 'file' }, 'VALIDATION'],
    ['a made-up upload', { type: 'file', documentUrl: `upload://${'a'.repeat(26)}` }, 'VALIDATION'],
    [
      'a text over the limit',
      { type: 'text', content: 'a'.repeat(knowledgeTextLimitCharacters + 1) },
      'VALIDATION',
    ],
  ] as const)('is refused when it is %s', async (_name, input, code) => {
    const before = await knowledge().get({ conversionId });
    await expect(knowledge().upload({ conversionId, ...input })).rejects.toMatchObject({ code });
    expect(await knowledge().get({ conversionId })).toEqual(before);
  });
});

describe('another customer', () => {
  type Area = Agent['client']['knowledgeBase'];
  const calls: [name: string, call: (area: Area, id: string) => Promise<unknown>][] = [
    ['the list', (area, id) => area.get({ conversionId: id })],
    ['a text', (area, id) => area.upload({ conversionId: id, type: 'text', content: 'x' })],
    ['a page', (area, id) => area.processUrl({ conversionId: id, url: 'https://maple-grove.org' })],
    ['a video', (area, id) => area.processVideo({ conversionId: id, captions: 'x' })],
    ['reading again', (area, id) => area.readItem({ conversionId: id, itemId: 'x' })],
    ['reading all', (area, id) => area.readAll({ conversionId: id })],
    ['the website record', (area, id) => area.getWebsite({ conversionId: id })],
    ['reading the website', (area, id) => area.readWebsite({ conversionId: id })],
    ['deleting', (area, id) => area.deleteItem({ conversionId: id, itemId: 'x' })],
    ['correcting', (area, id) => area.correctAnswer({ conversionId: id, question: 'a', answer: 'b' })],
    ['forgetting', (area, id) => area.deleteCorrection({ conversionId: id, correctionId: 'x' })],
    ['the exam', (area, id) => area.getReadiness({ conversionId: id })],
  ];
  test.each(calls)('gets for %s the same reply as for a missing assistant', async (_name, call) => {
    const refusal = (id: string) =>
      call(stranger.client.knowledgeBase, id).then(String, (error) => error.code);
    expect(await refusal(conversionId)).toBe('CONVERSION_NOT_FOUND');
    expect(await refusal(missingId)).toBe('CONVERSION_NOT_FOUND');
    const nobody = openAgent(stack.url).client.knowledgeBase;
    await expect(call(nobody, conversionId)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
