import { createHash } from 'node:crypto';
import type { PageReader } from '#functions/engine/documents/scan/scanned-page.ts';
import type { Scan, ScanFiles, ScanReader, ScanRecord } from './ports.ts';

/** Each two are stored before it goes on. */
const pagesAtOnce = 2;

type PagePorts = { files: ScanFiles; now(): Date; pageReader: PageReader };

/** Reads scans on this machine, by turns with other readings. A page whose turn does not come is left for the next step. */
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
      const request = { reading: `${conversionId}/${sourceId}`, bytes, language };
      const wave = left.slice(0, pagesAtOnce);
      const patience = Math.max(0, until - now().getTime());
      const read = await Promise.all(wave.map((page) => pageReader.readPage({ ...request, page }, patience)));
      const done = read.filter((page) => page !== undefined);
      for (const { page } of done) left.splice(left.indexOf(page), 1);
      pages.push(...done);
      if (done.length > 0) await files.writeScan(conversionId, sourceId, { ...record, pages });
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
