import type { ObjectStore } from './s3-objects.ts';

export type { ObjectStore } from './s3-objects.ts';

/** Opens the bucket. The SDK's client is loaded with the first call, because most functions never need it. */
export function openObjectStore(bucket: string): ObjectStore {
  let opened: Promise<ObjectStore> | undefined;
  const open = () => {
    opened ??= import('./s3-objects.ts').then(({ openS3Objects }) => openS3Objects(bucket));
    return opened;
  };
  return {
    bucket,
    put: async (...parameters) => (await open()).put(...parameters),
    get: async (key) => (await open()).get(key),
    getHead: async (...parameters) => (await open()).getHead(...parameters),
    removeAll: async (prefix) => (await open()).removeAll(prefix),
    sizeBytes: async (key) => (await open()).sizeBytes(key),
    findTag: async (...parameters) => (await open()).findTag(...parameters),
    presignDownload: async (...parameters) => (await open()).presignDownload(...parameters),
    presignPut: async (...parameters) => (await open()).presignPut(...parameters),
  };
}
