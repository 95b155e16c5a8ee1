import {
  type Block,
  DetectDocumentTextCommand,
  GetDocumentTextDetectionCommand,
  type GetDocumentTextDetectionResponse,
  StartDocumentTextDetectionCommand,
  TextractClient,
  TextractServiceException,
} from '@aws-sdk/client-textract';
import type { ScanService } from '#functions/domain/scans/read-by-service.ts';
import type { ScannedPage } from '#functions/engine/documents/scan/scanned-page.ts';

/** Errors of an overloaded service, after the client's own attempts (Amazon Textract quotas). */
const busyErrors = new Set([
  'InternalServerError',
  'LimitExceededException',
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
]);
/** Errors of a document that it can't read. */
const documentErrors = new Set([
  'BadDocumentException',
  'DocumentTooLargeException',
  'InvalidS3ObjectException',
  'UnsupportedDocumentException',
]);

/** Amazon Textract: recognises the text of PDFs in the bucket, on behalf of its caller. */
export function createTextractService(
  bucket: string,
  client = new TextractClient({ maxAttempts: 3 }),
): ScanService {
  const locate = (key: string) => ({ S3Object: { Bucket: bucket, Name: key } });
  return {
    async readOne(key) {
      try {
        const { Blocks = [] } = await client.send(new DetectDocumentTextCommand({ Document: locate(key) }));
        return { kind: 'done', pages: toPages(Blocks) };
      } catch (error) {
        return toEnd(error);
      }
    },
    async start(key, token) {
      try {
        const { JobId = '' } = await client.send(
          new StartDocumentTextDetectionCommand({
            DocumentLocation: locate(key),
            // The same token within a week gives the same job, so that a repeated step pays nothing.
            ClientRequestToken: token,
          }),
        );
        return { kind: 'started', jobId: JobId };
      } catch (error) {
        return toEnd(error);
      }
    },
    async find(jobId) {
      const blocks: Block[] = [];
      let NextToken: string | undefined;
      try {
        do {
          const part: GetDocumentTextDetectionResponse = await client.send(
            new GetDocumentTextDetectionCommand({ JobId: jobId, ...(NextToken && { NextToken }) }),
          );
          if (part.JobStatus === 'IN_PROGRESS') return { kind: 'running' };
          if (part.JobStatus === 'FAILED') return { kind: 'failed' };
          blocks.push(...(part.Blocks ?? []));
          ({ NextToken } = part);
        } while (NextToken);
      } catch (error) {
        return toEnd(error);
      }
      return { kind: 'done', pages: toPages(blocks) };
    },
  };
}

function toEnd(error: unknown): { kind: 'busy' | 'failed' } {
  if (error instanceof TextractServiceException && busyErrors.has(error.name)) return { kind: 'busy' };
  if (error instanceof TextractServiceException && documentErrors.has(error.name)) return { kind: 'failed' };
  throw error;
}

/** Its words by page, with the lines that hold them. */
function toPages(blocks: readonly Block[]): ScannedPage[] {
  const lineOf = new Map<string, number>();
  for (const [line, { BlockType, Relationships = [] }] of blocks.entries()) {
    if (BlockType !== 'LINE') continue;
    for (const id of Relationships.flatMap(({ Ids = [] }) => Ids)) lineOf.set(id, line);
  }
  const pages = new Map<number, ScannedPage>();
  for (const { BlockType, Page: page = 1, Id = '', Text, Confidence = 0, Geometry } of blocks) {
    const read = pages.get(page) ?? { page, words: [] };
    pages.set(page, read);
    const box = Geometry?.BoundingBox;
    if (BlockType !== 'WORD' || !Text || !box) continue;
    const { Left = 0, Top = 0, Width = 0, Height = 0 } = box;
    read.words.push({
      ...{ text: Text.slice(0, 200), confidence: Confidence, line: lineOf.get(Id) ?? -1 },
      ...{ left: Left, top: Top, right: Left + Width, bottom: Top + Height },
    });
  }
  return [...pages.values()];
}
