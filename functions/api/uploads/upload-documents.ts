import { announceUploads, receiveUploads } from '#functions/domain/uploads/announce-uploads.ts';
import type { Upload } from '#functions/domain/uploads/upload.ts';
import { cleanDocumentName, findEnding } from '#functions/ingest/document-name.ts';
import { handle } from '#functions/lib/handle.ts';
import { objectKeys } from '#functions/storage/object-keys.ts';
import { uploads } from '#shared/contract/uploads.ts';

const linkValidSeconds = 900;

export const handler = handle(uploads.uploadDocuments, (input, { deps, files }) => {
  const world = {
    ...deps,
    purpose: input.purpose,
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
  return files.length ? receiveUploads(world, files) : announceUploads(world, input.files);
});
