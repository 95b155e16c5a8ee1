import type { UploadStore } from '#functions/storage/dynamodb/conversions/upload-store.ts';
import type { UploadFiles } from '#functions/storage/s3/upload-files.ts';
import type { ScanPorts } from './upload-scan.ts';

export type UploadSources = ScanPorts & {
  uploads: UploadStore;
  uploadFiles: Pick<UploadFiles, 'findSize' | 'readHead'>;
};
