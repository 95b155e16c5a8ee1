import type { Upload } from '#functions/domain/uploads/upload.ts';
import { documentHeadBytes } from '#shared/domain/documents/document-type.ts';
import { objectKeys } from './object-keys.ts';
import type { ObjectStore } from './object-store.ts';
import type { UploadScans } from './upload-scans.ts';

export type UploadFiles = ReturnType<typeof openUploadFiles>;

/** How long a browser may take to start an upload. */
const linkValidSeconds = 900;

/** Opens what people have uploaded, or sent in a call, until it is claimed. */
export function openUploadFiles(objects: ObjectStore, scans: UploadScans) {
  return {
    findScan: (uploadId: string) => scans.find(uploadId),
    /** Undefined when there is none. */
    findSize: (uploadId: string) => objects.sizeBytes(objectKeys.upload(uploadId)),
    /** Its first bytes. */
    readHead: (uploadId: string) => objects.getHead(objectKeys.upload(uploadId), documentHeadBytes),
    read: (uploadId: string) => objects.get(objectKeys.upload(uploadId)),
    /** A link that takes exactly the announced size and type. */
    presign: ({ uploadId, sizeBytes, contentType }: Upload) =>
      objects.presignPut(objectKeys.upload(uploadId), {
        sizeBytes,
        contentType,
        expiresInSeconds: linkValidSeconds,
      }),
    store: ({ uploadId, contentType }: Pick<Upload, 'uploadId' | 'contentType'>, bytes: Uint8Array) =>
      objects.put(objectKeys.upload(uploadId), bytes, contentType),
  };
}
