import { setTimeout } from 'node:timers/promises';
import type { UploadSources } from '#functions/domain/uploads/ports.ts';
import { objectKeys } from '#functions/storage/s3/object-keys.ts';
import { documentHeadBytes } from '#shared/domain/documents/document-type.ts';
import type { Deps } from './deps.ts';

/** Uploaded documents, for those who claim them. */
export function openUploadSources({
  uploads,
  objects,
  uploadScans,
}: Pick<Deps, 'uploads' | 'objects' | 'uploadScans'>): UploadSources {
  return {
    uploads,
    findScan: uploadScans.find,
    sleep: (milliseconds) => setTimeout(milliseconds),
    findUploadedSize: (uploadId) => objects.sizeBytes(objectKeys.upload(uploadId)),
    readUploadHead: (uploadId) => objects.getHead(objectKeys.upload(uploadId), documentHeadBytes),
  };
}
