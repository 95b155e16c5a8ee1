import type { FormFile } from '#functions/domain/forms/ports.ts';
import { objectKeys } from '#functions/storage/s3/object-keys.ts';
import type { Deps } from '../deps.ts';

const downloadValidSeconds = 300;

/** Files visitors attach to forms, and forms that are files. */
export function openFormFiles({ objects, uploadScans }: Pick<Deps, 'objects' | 'uploadScans'>) {
  return {
    async keepFile(uploadId: string, file: FormFile) {
      const scan = await uploadScans.find(uploadId);
      if (scan !== 'clean') throw new Error(`The upload changed while it was being copied: ${scan}`);
      const bytes = await objects.get(objectKeys.upload(uploadId));
      if (!bytes) throw new Error('The upload disappeared while it was being copied');
      await objects.put(keyOf(file), bytes, 'application/octet-stream');
    },
    dropFiles: (folder: Parameters<typeof objectKeys.formFiles>[0]) =>
      objects.removeAll(objectKeys.formFiles(folder)),
    linkFile: (file: FormFile, filename: string, expiresInSeconds = downloadValidSeconds) =>
      objects.presignDownload(keyOf(file), { filename, expiresInSeconds }),
  };
}

function keyOf({ fieldId, ...folder }: FormFile): string {
  return objectKeys.formFiles(folder) + fieldId;
}
