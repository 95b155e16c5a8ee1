import type { Upload } from './upload.ts';
import type { ScanPorts } from './upload-scan.ts';

/** Stores announced uploads. */
export type UploadStore = {
  add(upload: Upload): Promise<void>;
  find(uploadId: string): Promise<Upload | undefined>;
  /** Removes one whose document was copied. */
  remove(uploadId: string): Promise<void>;
};

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
