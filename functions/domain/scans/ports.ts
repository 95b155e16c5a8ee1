import type { ScannedPage } from '#functions/engine/documents/scan/scanned-page.ts';

/** A document with pages that are pictures. */
export type Scan = {
  conversionId: string;
  sourceId: string;
  bytes: Uint8Array;
  /** Numbers of the pages to read. */
  pages: readonly number[];
  /** Of the whole document. */
  pageCount: number;
  /** Language of the website (BCP 47); undefined if it is unknown. */
  language?: string | undefined;
};

/** How far a scan is read. `refused` tells its owner why it isn't. */
export type ScanState =
  | { kind: 'reading'; pages: ScannedPage[] }
  | { kind: 'read'; pages: ScannedPage[] }
  | { kind: 'refused'; reason: string };

/**
 * Continues to read a scan until then (epoch milliseconds), at least by a bit, and returns what is read so far. What was
 * read before a worker died is not read again.
 */
export type ScanReader = (scan: Scan, until: number) => Promise<ScanState>;

/** The stored progress of a scan. */
export type ScanRecord = {
  /** Of its bytes: others are another scan. */
  hash: string;
  pages: ScannedPage[];
  /** The work of a service that reads it. */
  job?: { id?: string | undefined; startedAt: string } | undefined;
};

/** Stores the progress of scans. */
export type ScanFiles = {
  readScan(conversionId: string, sourceId: string): Promise<ScanRecord | undefined>;
  writeScan(conversionId: string, sourceId: string, record: ScanRecord): Promise<void>;
};
