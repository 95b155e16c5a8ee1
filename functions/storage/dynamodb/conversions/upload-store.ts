import { type Upload, uploadSchema } from '#functions/domain/uploads/upload.ts';
import { keys } from '../keys.ts';
import { findItem } from '../list-items.ts';
import type { Table } from '../table.ts';

/** An unused upload expires after a day. */
const keptSeconds = 86_400;

export type UploadStore = ReturnType<typeof openUploadStore>;

export function openUploadStore(table: Table) {
  return {
    async add(upload: Upload) {
      const expiresAt = Math.floor(Date.parse(upload.createdAt) / 1000) + keptSeconds;
      await table.put({ ...keys.upload(upload.uploadId), ...upload, expiresAt });
    },
    find: (uploadId: string) => findItem(table, keys.upload(uploadId), uploadSchema),
    /** Removes one whose document was copied. */
    async remove(uploadId: string) {
      await table.take(keys.upload(uploadId));
    },
  };
}
