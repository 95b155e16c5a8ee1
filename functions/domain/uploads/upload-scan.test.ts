import { expect, test } from 'vitest';
import { claimUploads } from './claim-uploads.ts';
import { makeDocumentUrl } from './upload.ts';
import type { UploadScan } from './upload-scan.ts';

const uploadId = 'a'.repeat(26);
const upload = {
  ...{ uploadId, filename: 'handbook.txt', contentType: 'text/plain' },
  ...{ sizeBytes: 5, createdAt: '2026-11-26T08:00:00.000Z' },
};

/** Claims an upload whose scan answers like this, the last answer again and again. */
async function claim(scans: UploadScan[]) {
  const calls = { reads: 0, seconds: 0 };
  const read = async <Result>(result: Result) => {
    calls.reads += 1;
    return result;
  };
  const ports = {
    uploads: { add: async () => undefined, find: async () => upload, remove: async () => undefined },
    sleep: async (milliseconds: number) => {
      calls.seconds += milliseconds / 1000;
    },
    uploadFiles: {
      findScan: async () => (scans.length > 1 ? scans.shift() : scans[0]) ?? 'waiting',
      findSize: () => read(5),
      readHead: () => read(Buffer.from('hello')),
    },
  };
  const claimed = await claimUploads(ports, [{ url: makeDocumentUrl(uploadId) }]).catch(
    (error: unknown) => error,
  );
  return { claimed, ...calls };
}

test('an upload is taken as soon as the scan passes it', async () => {
  const { claimed, seconds } = await claim(['waiting', 'waiting', 'clean']);
  expect(claimed).toMatchObject([{ uploadId }]);
  expect(seconds).toBe(2);
});

test.each<[UploadScan, RegExp, number]>([
  ['flagged', /did not take handbook\.txt: our check found malware in it\. Please choose another file/, 0],
  ['unreadable', /could not be checked for malware\. If it has a password, please remove it/, 0],
  ['failed', /our check for malware failed\. Please upload it again/, 0],
  ['waiting', /our check for malware has not finished\. Please try again in a minute/, 20],
])('a %s upload is refused in plain words, and not a byte of it is read', async (scan, message, waited) => {
  const { claimed, reads, seconds } = await claim([scan]);
  expect(claimed).toMatchObject({ code: 'VALIDATION', message: expect.stringMatching(message) });
  expect({ reads, seconds }).toEqual({ reads: 0, seconds: waited });
});
