import type { Upload } from './upload.ts';

/** Where announced uploads are kept. */
export type UploadStore = {
  add(upload: Upload): Promise<void>;
  find(uploadId: string): Promise<Upload | undefined>;
  /** Forgets one whose document has been taken over. */
  remove(uploadId: string): Promise<void>;
};

/** What claiming uploads needs. */
export type UploadSources = {
  uploads: UploadStore;
  /** Size of what was really uploaded; undefined when nothing was. */
  findUploadedSize(uploadId: string): Promise<number | undefined>;
};

/** What announcing uploads needs. */
export type UploadPorts = {
  /** What the files are for. */
  purpose: 'document' | 'recording';
  uploads: UploadStore;
  now(): Date;
  makeId(): string;
  cleanDocumentName(filename: string): string;
  findEnding(filename: string, accepted: readonly string[]): string | undefined;
  presignUpload(upload: Upload): Promise<string>;
  storeUpload(upload: Upload, bytes: Buffer): Promise<void>;
};
