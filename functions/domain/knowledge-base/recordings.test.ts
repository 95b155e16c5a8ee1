import { beforeEach, describe, expect, test } from 'vitest';
import type { ReadOutcome } from '#functions/engine/crawl/read-single.ts';
import { dailyTranscriptionLimit } from '#shared/domain/limits.ts';
import { makeLibraryPorts } from '#tests/support/worlds/library-ports-fixture.ts';
import { addAddress, addFile } from './add/add-content.ts';
import { addCaptions, deleteItem, rereadItem } from './change-items.ts';
import { endTranscription } from './end-transcription.ts';
import { listKnowledge } from './list-knowledge.ts';
import { identifyRecording } from './read-recording.ts';
import { recordingTexts, type TranscriptionState } from './recording.ts';
import { rereadAllItems } from './website/reread-all-items.ts';

let memory: ReturnType<typeof makeLibraryPorts>;
beforeEach(() => {
  memory = makeLibraryPorts();
});

const bytes = Buffer.from('ID3 a speech');
const recordingId = identifyRecording(bytes);
const sentence = 'The planetarium dome was built in 1987.';
const transcript = Buffer.from(`WEBVTT\n\n1\n00:02:05.000 --> 00:02:09.000\n${sentence}\n`);
const address = 'https://maple-grove.org/film';
const page: ReadOutcome = { kind: 'recording', title: 'Our planetarium', bytes };

const addRecording = (content: Uint8Array = bytes) =>
  addFile(memory.ports, memory.conversion(), {
    ...{ type: 'video', title: 'speech.mp3', filename: 'speech.mp3', contentType: 'audio/mpeg' },
    bytes: content,
  });
const addPage = () => addAddress(memory.ports, memory.conversion(), 'video', address);
const list = () => listKnowledge(memory.ports, memory.conversion());
const statements = () => {
  const knowledge = memory.knowledge.get(memory.conversion().knowledgeVersion ?? '');
  return knowledge?.passages.flatMap((passage) => passage.statements) ?? [];
};

/** Ends a transcription and sends its event. */
async function end(itemId: string, state: TranscriptionState, written?: Uint8Array): Promise<void> {
  memory.transcriptions.known.set(recordingId, state);
  if (written) memory.transcripts.set(recordingId, written);
  const { conversionId } = memory.conversion();
  await endTranscription(memory.ports, { conversionId, itemId, recordingId });
  await memory.work();
}

describe('a recording', () => {
  test('is transcribed in the background, and read with its timestamps afterwards', async () => {
    const { id } = await addRecording();
    await memory.work();
    expect(await list()).toMatchObject({
      isUpdating: false,
      items: [{ status: 'processing', reason: recordingTexts.transcribing }],
    });
    await addFile(memory.ports, memory.conversion(), {
      ...{ type: 'pdf', title: 'Text', filename: 'text.txt', contentType: 'text/plain' },
      bytes: Buffer.from('The boathouse holds nineteen canoes.'),
    });
    await memory.work();
    expect(statements()).toMatchObject([{ text: 'The boathouse holds nineteen canoes.' }]);
    await end(id, { status: 'done' }, transcript);
    expect(statements()).toContainEqual(expect.objectContaining({ text: sentence, startSeconds: 125 }));
    expect((await list()).items[1]).not.toHaveProperty('reason');
    expect(memory.transcriptions.known.size).toBe(0);
    expect(memory.library()).not.toHaveProperty('dueAt');
  });

  test('is checked again when the event of its end is lost', async () => {
    await addRecording();
    await memory.work();
    memory.transcriptions.known.set(recordingId, { status: 'done' });
    memory.transcripts.set(recordingId, transcript);
    memory.sent.push(0);
    await memory.work();
    expect((await list()).items).toMatchObject([{ status: 'processing' }]);
    memory.passTime(600);
    expect(memory.library()?.dueAt).toBe(memory.library()?.items[0]?.transcription?.lookAt);
    memory.sent.push(0);
    await memory.work();
    expect((await list()).items).toMatchObject([{ status: 'processed', wordCount: 7 }]);
  });

  test('is transcribed once even if the worker is killed after the start', async () => {
    await addRecording();
    memory.transcriptions.known.set(recordingId, { status: 'running' });
    await memory.work();
    expect((await list()).items).toMatchObject([{ status: 'processing' }]);
    expect(memory.transcriptions.started).toEqual([]);
  });

  test('of a page is named after the page, and not transcribed again while unchanged', async () => {
    memory.pages.set(address, page);
    const { id } = await addPage();
    await memory.work();
    expect((await list()).items).toMatchObject([{ title: 'Our planetarium', status: 'processing' }]);
    await end(id, { status: 'done' }, transcript);
    await rereadAllItems(memory.ports, memory.conversion());
    await memory.work();
    expect((await list()).items).toMatchObject([{ title: 'Our planetarium', status: 'processed' }]);
    expect(memory.transcriptions.started).toEqual([recordingId]);
  });

  test('waits while the service is busy, and is given up in the end', async () => {
    memory.transcriptions.isBusy = true;
    const { id } = await addRecording();
    await memory.work();
    expect((await list()).items).toMatchObject([{ status: 'processing', reason: recordingTexts.queued }]);
    for (let minute = 0; minute < 10; minute++) {
      memory.passTime(60);
      memory.sent.push(0);
      await memory.work();
    }
    expect((await list()).items).toMatchObject([{ status: 'error', reason: recordingTexts.busy }]);
    memory.transcriptions.isBusy = false;
    await rereadItem(memory.ports, memory.conversion(), id);
    await memory.work();
    expect(memory.transcriptions.started).toEqual([recordingId]);
  });

  test('over the daily limit is postponed to the next day', async () => {
    for (let count = 0; count <= dailyTranscriptionLimit; count++)
      await addRecording(Buffer.from(`ID3 speech ${count}`));
    await memory.work();
    const [refused] = (await list()).items.filter(({ status }) => status === 'error');
    expect(refused?.reason).toBe(recordingTexts.dailyLimit);
    expect(memory.transcriptions.started).toHaveLength(dailyTranscriptionLimit);
    memory.passTime(86_400);
    await rereadItem(memory.ports, memory.conversion(), refused?.id ?? '');
    await memory.work();
    expect(memory.transcriptions.started).toHaveLength(dailyTranscriptionLimit + 1);
  });
});

describe('an entry states what to do', () => {
  test.each([
    ['an unsupported format', { status: 'failed', reason: 'Unsupported media format.' }, 'unknownFormat'],
    ['five hours', { status: 'failed', reason: 'Invalid file size: file size too large.' }, 'tooLong'],
    ['silence', { status: 'done' }, 'noSpeech'],
    ['no language', { status: 'failed', reason: 'The language could not be identified.' }, 'noSpeech'],
    ['a fault of the service', { status: 'failed', reason: 'Internal error of arn:aws:x' }, 'failed'],
  ] as const)('after %s, and is read from its added captions', async (_name, state, text) => {
    const { id } = await addRecording();
    await memory.work();
    await end(id, state);
    expect((await list()).items).toMatchObject([{ status: 'error', reason: recordingTexts[text] }]);
    expect(memory.transcriptions.known.size).toBe(0);
    await addCaptions(memory.ports, memory.conversion(), id, transcript);
    await memory.work();
    expect((await list()).items).toMatchObject([{ status: 'processed' }]);
    expect(statements()).toMatchObject([{ text: sentence, startSeconds: 125 }]);
  });

  test('for a file that isn’t a recording, at no cost', async () => {
    await addRecording(Buffer.from('<html>'));
    await memory.work();
    expect((await list()).items).toMatchObject([{ status: 'error', reason: recordingTexts.unknownFormat }]);
    expect(memory.transcriptions.started).toEqual([]);
  });

  test('when no transcription service is configured', async () => {
    memory.ports.transcriber = undefined;
    await addRecording();
    await memory.work();
    expect((await list()).items).toMatchObject([{ status: 'error', reason: recordingTexts.unavailable }]);
  });
});

describe('a deleted recording', () => {
  test('leaves nothing behind when its transcription ends', async () => {
    const { id } = await addRecording();
    await memory.work();
    await deleteItem(memory.ports, memory.conversion(), id);
    await memory.work();
    expect(memory.transcriptions.known.size).toBe(1);
    await end(id, { status: 'done' }, transcript);
    expect([memory.transcriptions.known.size, memory.transcripts.size]).toEqual([0, 0]);
    expect((await list()).items).toEqual([]);
  });

  test('leaves nothing behind when its account is deleted too', async () => {
    const { id } = await addRecording();
    await memory.work();
    const { conversionId } = memory.conversion();
    memory.ports.conversions.find = async () => undefined;
    memory.transcriptions.known.set(recordingId, { status: 'done' });
    memory.transcripts.set(recordingId, transcript);
    await endTranscription(memory.ports, { conversionId, itemId: id, recordingId });
    expect([memory.transcriptions.known.size, memory.transcripts.size]).toEqual([0, 0]);
  });
});

test('captions are only for videos and recordings', async () => {
  const { id } = await addFile(memory.ports, memory.conversion(), {
    ...{ type: 'pdf', title: 'Text', filename: 'text.txt', contentType: 'text/plain' },
    bytes: Buffer.from('A text.'),
  });
  await expect(addCaptions(memory.ports, memory.conversion(), id, transcript)).rejects.toMatchObject({
    code: 'VALIDATION',
  });
  await expect(addCaptions(memory.ports, memory.conversion(), 'gone', transcript)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
