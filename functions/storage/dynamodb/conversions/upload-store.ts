import type { UploadStore } from '#functions/domain/uploads/ports.ts';
import { uploadSchema } from '#functions/domain/uploads/upload.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

/** An unused upload expires after a day. */
const keptSeconds = 86_400;

export function openUploadStore(table: Table): UploadStore {
  return {
    async add(upload) {
      const expiresAt = Math.floor(Date.parse(upload.createdAt) / 1000) + keptSeconds;
      await table.put({ ...keys.upload(upload.uploadId), ...upload, expiresAt });
    },
    async find(uploadId) {
      const item = await table.get(keys.upload(uploadId));
      return item && uploadSchema.parse(item);
    },
    async remove(uploadId) {
      await table.take(keys.upload(uploadId));
    },
  };
}
