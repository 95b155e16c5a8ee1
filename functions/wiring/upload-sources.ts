import type { UploadSources } from '#functions/domain/uploads/ports.ts';
import { objectKeys } from '#functions/storage/s3/object-keys.ts';
import { documentHeadBytes } from '#shared/domain/documents/document-type.ts';
import type { Deps } from './deps.ts';

/** Uploaded documents, for those who claim them. */
export function openUploadSources({ uploads, objects }: Pick<Deps, 'uploads' | 'objects'>): UploadSources {
  return {
    uploads,
    findUploadedSize: (uploadId) => objects.sizeBytes(objectKeys.upload(uploadId)),
    readUploadHead: (uploadId) => objects.getHead(objectKeys.upload(uploadId), documentHeadBytes),
  };
}
