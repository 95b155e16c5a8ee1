import type { FormFile } from '#functions/domain/forms/ports.ts';
import { objectKeys } from './object-keys.ts';
import type { ObjectStore } from './object-store.ts';
import type { UploadScans } from './upload-scans.ts';

export type FormFiles = ReturnType<typeof openFormFiles>;

const downloadValidSeconds = 300;

/** Opens files visitors attach to forms, and forms that are files. */
export function openFormFiles(objects: ObjectStore, scans: UploadScans) {
  return {
    async keep(uploadId: string, file: FormFile) {
      const scan = await scans.find(uploadId);
      if (scan !== 'clean') throw new Error(`The upload changed while it was being copied: ${scan}`);
      const bytes = await objects.get(objectKeys.upload(uploadId));
      if (!bytes) throw new Error('The upload disappeared while it was being copied');
      await objects.put(keyOf(file), bytes, 'application/octet-stream');
    },
    drop: (folder: Parameters<typeof objectKeys.formFiles>[0]) =>
      objects.removeAll(objectKeys.formFiles(folder)),
    link: (file: FormFile, filename: string, expiresInSeconds = downloadValidSeconds) =>
      objects.presignDownload(keyOf(file), { filename, expiresInSeconds }),
  };
}

const keyOf = ({ fieldId, ...folder }: FormFile): string => objectKeys.formFiles(folder) + fieldId;
