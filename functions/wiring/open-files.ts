import type { ObjectStore } from '#functions/storage/s3/object-store.ts';
import type { UploadScans } from '#functions/storage/s3/upload-scans.ts';
import { openLater } from './open-later.ts';

/** Files that few calls need: each is loaded by the first call of one of its functions. */
export function openFiles(objects: ObjectStore, scans: UploadScans) {
  return {
    uploadFiles: openLater(async () =>
      (await import('#functions/storage/s3/upload-files.ts')).openUploadFiles(objects, scans),
    ),
    formFiles: openLater(async () =>
      (await import('#functions/storage/s3/form-files.ts')).openFormFiles(objects, scans),
    ),
    logoFiles: openLater(async () =>
      (await import('#functions/storage/s3/logo-files.ts')).openLogoFiles(objects),
    ),
  };
}
