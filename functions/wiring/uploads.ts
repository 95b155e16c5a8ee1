import type { Upload } from '#functions/domain/uploads/upload.ts';
import { cleanDocumentName, findEnding } from '#functions/engine/documents/document-name.ts';
import { objectKeys } from '#functions/storage/s3/object-keys.ts';
import type { Deps } from './deps.ts';

/** How long a browser may take to start an upload. */
const linkValidSeconds = 900;

/** The ports for accepting documents, through a presigned link or in the call itself. */
export function openUploadPorts(deps: Deps) {
  return {
    ...deps,
    cleanDocumentName,
    findEnding,
    presignUpload: ({ uploadId, sizeBytes, contentType }: Upload) =>
      deps.objects.presignPut(objectKeys.upload(uploadId), {
        sizeBytes,
        contentType,
        expiresInSeconds: linkValidSeconds,
      }),
    storeUpload: ({ uploadId, contentType }: Upload, bytes: Buffer) =>
      deps.objects.put(objectKeys.upload(uploadId), bytes, contentType),
  };
}
