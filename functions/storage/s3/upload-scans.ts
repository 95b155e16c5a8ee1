import type { UploadScan } from '#functions/domain/uploads/upload-scan.ts';
import { objectKeys } from './object-keys.ts';
import type { ObjectStore } from './object-store.ts';

/** The tag in which GuardDuty leaves its result. */
export const scanTag = 'GuardDutyMalwareScanStatus';
/** Its value for an object without malware. */
export const cleanTag = 'NO_THREATS_FOUND';

const results = new Map<string, UploadScan>([
  [cleanTag, 'clean'],
  ['THREATS_FOUND', 'flagged'],
  ['UNSUPPORTED', 'unreadable'],
  ['FAILED', 'failed'],
]);

/** Results of the malware scan. */
export type UploadScans = { find(uploadId: string): Promise<UploadScan> };

/** Opens them; every upload counts as clean in a deployment without a scan. */
export function openUploadScans(objects: Pick<ObjectStore, 'findTag'>, isScanned: boolean): UploadScans {
  return {
    async find(uploadId) {
      if (!isScanned) return 'clean';
      const tag = await objects.findTag(objectKeys.upload(uploadId), scanTag);
      if (tag === undefined) return 'missing';
      if (tag === '') return 'waiting';
      const result = results.get(tag);
      // ACCESS_DENIED: the scanner's role is wrong, which must raise the alarm.
      if (!result) throw new Error(`The malware scan could not read an upload: ${tag}`);
      return result;
    },
  };
}
