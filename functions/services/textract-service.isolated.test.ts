import {
  BadDocumentException,
  type Block,
  DetectDocumentTextCommand,
  GetDocumentTextDetectionCommand,
  StartDocumentTextDetectionCommand,
  TextractClient,
  ThrottlingException,
} from '@aws-sdk/client-textract';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Scan, ScanRecord } from '#functions/domain/scans/ports.ts';
import { readByService } from '#functions/domain/scans/read-by-service.ts';
import { createTextractService } from './textract-service.ts';

const client = mockClient(TextractClient);
const details = { message: 'It is so.', $metadata: {} };
const scan: Scan = {
  ...{ conversionId: 'conversion', sourceId: 'item', bytes: Buffer.from('%PDF') },
  ...{ pages: [1, 2], pageCount: 2, language: 'de-AT' },
};
const document = { S3Object: { Bucket: 'bucket', Name: 'originals/item' } };
const blocksOf = (page: number, text: string): Block[] => [
  { BlockType: 'PAGE', Page: page, Id: `page-${page}` },
  {
    BlockType: 'LINE',
    Page: page,
    Id: `line-${page}`,
    Relationships: [{ Type: 'CHILD', Ids: [`word-${page}`] }],
  },
  {
    ...{ BlockType: 'WORD', Page: page, Id: `word-${page}`, Text: text, Confidence: 99 },
    Geometry: { BoundingBox: { Left: 0.25, Top: 0.5, Width: 0.25, Height: 0.125 } },
  },
];
const wordOn = (page: number, text: string, line: number) => ({
  page,
  words: [{ text, confidence: 99, line, left: 0.25, right: 0.5, top: 0.5, bottom: 0.625 }],
});

/** A reader whose clock only passes while it waits. */
function openReader() {
  let now = Date.parse('2026-03-02T10:00:00Z');
  let record: ScanRecord | undefined;
  const read = readByService({
    files: {
      readScan: async () => record,
      writeScan: async (_conversionId, _sourceId, written) => {
        record = structuredClone(written);
      },
    },
    service: createTextractService('bucket'),
    now: () => new Date(now),
    sleep: async (milliseconds) => {
      now += milliseconds;
    },
    keyOf: ({ sourceId }) => `originals/${sourceId}`,
  });
  return { step: (part: Partial<Scan> = {}) => read({ ...scan, ...part }, now + 10_000) };
}

beforeEach(() => void client.reset());

describe('Amazon Textract', () => {
  test('reads a single page at once, again after it was busy', async () => {
    client
      .on(DetectDocumentTextCommand, { Document: document })
      .rejectsOnce(new ThrottlingException(details))
      .resolves({ Blocks: blocksOf(1, 'Fees') });
    expect(await openReader().step({ pages: [1], pageCount: 1 })).toEqual({
      kind: 'read',
      pages: [wordOn(1, 'Fees', 1)],
    });
    expect(client.commandCalls(DetectDocumentTextCommand)).toHaveLength(2);
  });

  test('reads several pages by one job, whatever steps it takes, and pays nothing for the same bytes again', async () => {
    client.on(StartDocumentTextDetectionCommand, { DocumentLocation: document }).resolves({ JobId: 'job' });
    client.on(GetDocumentTextDetectionCommand, { JobId: 'job' }).resolves({ JobStatus: 'IN_PROGRESS' });
    const { step } = openReader();
    expect(await step()).toEqual({ kind: 'reading', pages: [] });
    client
      .on(GetDocumentTextDetectionCommand, { JobId: 'job' })
      .resolves({ JobStatus: 'SUCCEEDED', Blocks: blocksOf(1, 'Gebühren'), NextToken: 'more' });
    client
      .on(GetDocumentTextDetectionCommand, { JobId: 'job', NextToken: 'more' })
      .resolves({ JobStatus: 'SUCCEEDED', Blocks: blocksOf(2, 'Frist') });
    const done = { kind: 'read', pages: [wordOn(1, 'Gebühren', 1), wordOn(2, 'Frist', 4)] };
    expect(await step()).toEqual(done);
    expect(await step()).toEqual(done);
    const starts = client.commandCalls(StartDocumentTextDetectionCommand);
    expect(starts.map(({ args }) => args[0].input.ClientRequestToken)).toEqual([
      expect.stringMatching(/^[\w-]{1,64}$/),
    ]);
  });

  test('that is busy all the time, or fails, ends with a reason, and a retry begins anew', async () => {
    client.on(StartDocumentTextDetectionCommand).rejects(new ThrottlingException(details));
    const { step } = openReader();
    let state = await step();
    for (let steps = 0; state.kind === 'reading' && steps < 100; steps++) state = await step();
    expect(state).toMatchObject({ kind: 'refused', reason: expect.stringContaining('took too long') });
    client.on(StartDocumentTextDetectionCommand).resolves({ JobId: 'job' });
    client.on(GetDocumentTextDetectionCommand).resolves({ JobStatus: 'FAILED' });
    const failed = { kind: 'refused', reason: expect.stringContaining('could not be read') };
    expect(await step()).toMatchObject(failed);
    client.on(StartDocumentTextDetectionCommand).rejects(new BadDocumentException(details));
    expect(await step()).toMatchObject(failed);
    client.on(StartDocumentTextDetectionCommand).rejects(new Error('no connection'));
    await expect(step()).rejects.toThrow('no connection');
  });

  test('is not asked for languages that it does not know, nor for more pages than the limit', async () => {
    const { step } = openReader();
    expect(await step({ language: 'ja' })).toMatchObject({ reason: expect.stringContaining('language') });
    expect(await step({ pageCount: 41 })).toMatchObject({ reason: expect.stringContaining('40 pages') });
    expect(client.calls()).toHaveLength(0);
  });
});
