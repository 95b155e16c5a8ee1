import type { FormFilePorts } from '#functions/domain/forms/ports.ts';
import { cleanDocumentName } from '#functions/engine/documents/document-name.ts';
import { objectKeys } from '#functions/storage/s3/object-keys.ts';
import type { Deps } from '../deps.ts';
import { openReader } from '../open-reader.ts';
import { openUploadSources } from '../upload-sources.ts';

/** Dependencies of reading a form's file. */
export function openFormFilePorts(deps: Deps): FormFilePorts {
  const { objects, uploads, makeId, now } = deps;
  const reader = openReader(deps);
  return {
    ...openUploadSources(deps),
    ...{ makeId, cleanDocumentName },
    extractFields: (upload) => reader.extractFormFields(upload),
    async storeFile({ name, bytes }) {
      const uploadId = makeId();
      const contentType = 'application/octet-stream';
      await objects.put(objectKeys.upload(uploadId), bytes, contentType);
      const createdAt = now().toISOString();
      const upload = { uploadId, filename: cleanDocumentName(name), contentType, createdAt };
      await uploads.add({ ...upload, sizeBytes: bytes.length });
      return uploadId;
    },
  };
}
