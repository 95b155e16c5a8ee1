import type { UploadStore } from '#functions/storage/dynamodb/conversions/upload-store.ts';
import type { Upload } from './upload.ts';
import type { ScanPorts } from './upload-scan.ts';

/** Dependencies of claiming uploads. */
export type UploadSources = ScanPorts & {
  uploads: UploadStore;
  /** Size of the uploaded object; undefined when there is none. */
  findUploadedSize(uploadId: string): Promise<number | undefined>;
  /** Its first bytes. */
  readUploadHead(uploadId: string): Promise<Uint8Array>;
};

/** Dependencies of announcing uploads. */
export type UploadPorts = {
  /** What the files are for. */
  purpose: 'document' | 'recording' | 'logo';
  uploads: UploadStore;
  now(): Date;
  makeId(): string;
  cleanDocumentName(filename: string): string;
  findEnding(filename: string, accepted: readonly string[]): string | undefined;
  presignUpload(upload: Upload): Promise<string>;
  storeUpload(upload: Upload, bytes: Buffer): Promise<void>;
};
