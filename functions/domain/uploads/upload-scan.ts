import { AppError } from '#shared/errors.ts';

/**
 * What the malware scan says of an upload: `waiting` until it has read it, `unreadable` for one that it skipped,
 * such as a file with a password, and `missing` when there is no object.
 */
export type UploadScan = 'clean' | 'waiting' | 'flagged' | 'unreadable' | 'failed' | 'missing';

type Refusal = { reason: string; advice: string };

const refusals: Record<Exclude<UploadScan, 'clean' | 'missing'>, Refusal> = {
  waiting: { reason: 'our check for malware has not finished', advice: 'Please try again in a minute.' },
  flagged: { reason: 'our check found malware in it', advice: 'Please choose another file.' },
  unreadable: {
    reason: 'it could not be checked for malware',
    advice: 'If it has a password, please remove it and upload the file again.',
  },
  failed: { reason: 'our check for malware failed', advice: 'Please upload it again.' },
};

/** Why an upload is not read; undefined when nothing speaks against it. */
function findScanRefusal(scan: UploadScan): Refusal | undefined {
  return scan === 'clean' || scan === 'missing' ? undefined : refusals[scan];
}

/** What the uploader is told about a file that is not taken; undefined when it may be read. */
export function describeScanRefusal(filename: string, scan: UploadScan): string | undefined {
  const refusal = findScanRefusal(scan);
  return refusal && `We did not take ${filename}: ${refusal.reason}. ${refusal.advice}`;
}

export type ScanPorts = {
  uploadFiles: { findScan(uploadId: string): Promise<UploadScan> };
  sleep(milliseconds: number): Promise<unknown>;
};

/** A small file takes the scan some seconds; the API ends a call after thirty. */
const patienceSeconds = 20;

/** Waits for the scan of an upload. Throws VALIDATION at this field unless it may be read. */
export async function requireScanned(
  ports: ScanPorts,
  { uploadId, filename }: { uploadId: string; filename: string },
  field: string,
): Promise<void> {
  let scan = await ports.uploadFiles.findScan(uploadId);
  for (let seconds = 0; scan === 'waiting' && seconds < patienceSeconds; seconds += 1) {
    await ports.sleep(1000);
    scan = await ports.uploadFiles.findScan(uploadId);
  }
  const message = describeScanRefusal(filename, scan);
  if (message) throw new AppError('VALIDATION', { message, issues: [{ field, message }] });
}
