import { createHash } from 'node:crypto';
import { scanLimits } from '#functions/engine/documents/scan/scan-limits.ts';
import type { ScannedPage } from '#functions/engine/documents/scan/scanned-page.ts';
import type { Scan, ScanFiles, ScanReader, ScanRecord, ScanState } from './ports.ts';
import { openRecord } from './read-page-by-page.ts';

type ServiceEnd = { kind: 'done'; pages: ScannedPage[] } | { kind: 'busy' | 'failed' };

/** A service that recognises the text of a stored document. */
export type ScanService = {
  /** Reads a document of one page at once. */
  readOne(key: string): Promise<ServiceEnd>;
  /** Starts to read a document, or finds what the same token started. */
  start(
    key: string,
    token: string,
  ): Promise<{ kind: 'started'; jobId: string } | { kind: 'busy' | 'failed' }>;
  find(jobId: string): Promise<ServiceEnd | { kind: 'running' }>;
};

/** The languages that Amazon Textract knows, by its documentation. */
const knownLanguages = new Set(['en', 'fr', 'de', 'it', 'pt', 'es']);
const pollMs = 2_000;
/** Documents of 40 pages take about a minute. */
const longestJobMs = 600_000;

const texts = {
  language:
    'no text found: its pages are pictures, and scans in the language of this website are not read. Upload a copy with text',
  pages: `no text found on some of its pages, which are pictures: scans are read up to ${scanLimits.pages} pages a document. Split it`,
  failed:
    'no text found: its pages are pictures that could not be read. Scan it again, or upload a copy with text',
  late: 'no text found: its pages are pictures, and reading them took too long. Please retry later',
};

type ServicePorts = {
  files: ScanFiles;
  service: ScanService;
  now(): Date;
  sleep(milliseconds: number): Promise<void>;
  keyOf(scan: Scan): string;
};

/** Reads scans with a service, which is asked again at the next step until its work has ended. */
export function readByService(ports: ServicePorts): ScanReader {
  return async (scan, until) => {
    const { language, pageCount } = scan;
    const own = language?.split('-')[0];
    if (own && own !== 'und' && !knownLanguages.has(own)) return { kind: 'refused', reason: texts.language };
    // Every page of a document is paid for.
    if (pageCount > scanLimits.pages) return { kind: 'refused', reason: texts.pages };
    const record = await openRecord(ports.files, scan);
    return record.pages.length > 0
      ? { kind: 'read', pages: chooseAsked(record.pages, scan) }
      : awaitEnd(ports, scan, record, until);
  };
}

/** The service reads every page; those with text of their own keep it. */
function chooseAsked(pages: ScanRecord['pages'], scan: Scan): ScanRecord['pages'] {
  return pages.filter(({ page }) => scan.pages.includes(page));
}

/** Asks again and again until the work has ended or the step has. */
async function awaitEnd(
  ports: ServicePorts,
  scan: Scan,
  { job: known, ...before }: ScanRecord,
  until: number,
): Promise<ScanState> {
  const save = (record: ScanRecord) => ports.files.writeScan(scan.conversionId, scan.sourceId, record);
  let job = known ?? { startedAt: ports.now().toISOString() };
  if (!known) await save({ ...before, job });
  for (;;) {
    const reply = await advance(ports, scan, before.hash, job.id);
    switch (reply.kind) {
      case 'done':
        await save({ ...before, pages: reply.pages });
        return { kind: 'read', pages: chooseAsked(reply.pages, scan) };
      case 'failed':
        // A retry begins anew.
        await save(before);
        return { kind: 'refused', reason: texts.failed };
      case 'started':
        job = { ...job, id: reply.jobId };
        await save({ ...before, job });
        break;
      case 'running':
      case 'busy':
    }
    const now = ports.now().getTime();
    if (now - Date.parse(job.startedAt) > longestJobMs) {
      await save(before);
      return { kind: 'refused', reason: texts.late };
    }
    if (now + pollMs >= until) return { kind: 'reading', pages: [] };
    await ports.sleep(pollMs);
  }
}

/** The next call for a scan: its job, or the one that starts it. */
async function advance(ports: ServicePorts, scan: Scan, hash: string, jobId: string | undefined) {
  if (jobId) return ports.service.find(jobId);
  const key = ports.keyOf(scan);
  return scan.pageCount === 1 ? ports.service.readOne(key) : ports.service.start(key, makeToken(key, hash));
}

/** The same bytes of another document are another job. */
function makeToken(key: string, hash: string): string {
  return createHash('sha256').update(`${key} ${hash}`).digest('hex');
}
