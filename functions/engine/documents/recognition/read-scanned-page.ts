import * as z from 'zod';
import { ingestErrorCodes } from '../ingest-error.ts';
import { readChildReply } from '../sandbox/read-child-reply.ts';
import { runInChild } from '../sandbox/run-in-child.ts';
import { scanLimits } from '../scan/scan-limits.ts';
import { type PageReader, type ScannedPage, scannedPageSchema } from '../scan/scanned-page.ts';
import { openTurns } from './open-turns.ts';
import { listScanData } from './scan-languages.ts';
import { findData } from './scan-packages.ts';

export type ScanRequest = { bytes: Uint8Array; page: number; data: readonly string[] };

/** The child's reply; validated, because the child has parsed hostile input. */
const scanReplySchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), words: scannedPageSchema.shape.words }),
  z.object({ ok: z.literal(false), code: z.enum(ingestErrorCodes) }),
]);
export type ScanReply = z.infer<typeof scanReplySchema>;

const childEntryUrl = new URL('./read-scan-child.ts', import.meta.url);

/**
 * Reads one page of a scan in a process of its own, which draws it with PDFium and reads the picture with Tesseract,
 * and is killed at its limits. Never throws because of a page's content.
 */
export async function readScannedPage(request: ScanRequest, limits = scanLimits): Promise<ScannedPage> {
  const bounds = { timeoutSeconds: limits.pageSeconds, memoryBytes: limits.memoryBytes };
  const reply = readChildReply(await runInChild(childEntryUrl, request, bounds), scanReplySchema);
  const { page } = request;
  if (reply.ok) return { page, words: reply.words };
  const failure = reply.code === 'timed-out' || reply.code === 'too-complex' ? reply.code : 'damaged';
  return { page, words: [], failure };
}

/** Installs the packages where they are missing, waiting so long at most. */
export type PreparePackages = (milliseconds: number) => Promise<'ready' | 'waiting' | 'failed'>;

/** Each takes a processor and up to `scanLimits.memoryBytes`. */
const pagesAtOnce = 2;

/** Reads scans with the languages whose data is installed. */
export function openPageReader(preparePackages: PreparePackages): PageReader {
  const listData = (language: string | undefined) =>
    listScanData(language, (data) => findData(data) !== undefined);
  const takeTurn = openTurns(pagesAtOnce);
  return {
    async prepare(language, milliseconds) {
      const packages = await preparePackages(milliseconds);
      if (packages === 'waiting') return { kind: 'waiting' };
      if (packages === 'failed') return { kind: 'refused', reason: missingPackages };
      return listData(language)
        ? { kind: 'ready' }
        : { kind: 'refused', reason: describeMissing(language ?? 'en') };
    },
    readPage: ({ reading, bytes, page, language }, milliseconds) =>
      takeTurn(reading, milliseconds, () => readScannedPage({ bytes, page, data: listData(language) ?? [] })),
  };
}

const missingPackages =
  'no text found: its pages are pictures, and what reads scans could not be fetched from the internet. Try again later, or upload a copy with text';

function describeMissing(language: string): string {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  return `no text found: its pages are pictures, and scans in ${name} are not read here. Upload a copy with text`;
}
