import { createHash } from 'node:crypto';
import type { PageReader } from '#functions/engine/documents/scan/scanned-page.ts';
import type { Scan, ScanFiles, ScanReader, ScanRecord } from './ports.ts';

/** Each takes a processor and up to `scanLimits.memoryBytes`. */
const pagesAtOnce = 2;

type PagePorts = { files: ScanFiles; now(): Date; pageReader: PageReader };

/** Reads scans on this machine, two pages at once, and stores each two before it goes on. */
export function readPageByPage({ files, now, pageReader }: PagePorts): ScanReader {
  return async (scan, until) => {
    const { conversionId, sourceId, bytes, language } = scan;
    const reader = await pageReader.prepare(language, until - now().getTime());
    if (reader.kind === 'refused') return reader;
    if (reader.kind === 'waiting') return { kind: 'reading', pages: [] };
    const record = await openRecord(files, scan);
    const hasEnded = scan.pages.every((number) => record.pages.some(({ page }) => page === number));
    // Reading it anew tries again what failed.
    const pages = record.pages.filter(({ failure }) => !(hasEnded && failure));
    const left = scan.pages.filter((number) => !pages.some(({ page }) => page === number));
    while (left.length > 0) {
      const wave = left.splice(0, pagesAtOnce);
      pages.push(...(await Promise.all(wave.map((page) => pageReader.readPage({ bytes, page, language })))));
      await files.writeScan(conversionId, sourceId, { ...record, pages });
      if (now().getTime() >= until) break;
    }
    return { kind: left.length > 0 ? 'reading' : 'read', pages };
  };
}

/** The progress of a scan with these bytes; a new record if there is none. */
export async function openRecord(
  files: ScanFiles,
  { conversionId, sourceId, bytes }: Scan,
): Promise<ScanRecord> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const stored = await files.readScan(conversionId, sourceId);
  return stored?.hash === hash ? stored : { hash, pages: [] };
}
