import type { FormFileWorld } from '#functions/domain/forms/read-form-file.ts';
import { cleanDocumentName } from '#functions/ingest/document-name.ts';
import { extractFormFields } from '#functions/ingest/extract-form-fields.ts';
import { objectKeys } from '#functions/storage/object-keys.ts';
import type { Deps } from './deps.ts';

/** Everything that reading a form's file touches. */
export function openFormFileWorld(deps: Deps): FormFileWorld {
  const { objects, uploads, makeId, now } = deps;
  return {
    ...{ uploads, makeId, cleanDocumentName },
    findUploadedSize: (uploadId) => objects.sizeBytes(objectKeys.upload(uploadId)),
    readUpload: (uploadId) => objects.get(objectKeys.upload(uploadId)),
    extractFields: (file) => extractFormFields(file),
    async storeFile({ filename, bytes }) {
      const uploadId = makeId();
      const contentType = 'application/octet-stream';
      await objects.put(objectKeys.upload(uploadId), bytes, contentType);
      const createdAt = now().toISOString();
      const upload = { uploadId, filename: cleanDocumentName(filename), contentType, createdAt };
      await uploads.add({ ...upload, sizeBytes: bytes.length });
      return uploadId;
    },
  };
}
