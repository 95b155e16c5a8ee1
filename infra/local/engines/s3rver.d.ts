declare module 's3rver' {
  type Options = {
    address: string;
    port: number;
    directory: string;
    silent: boolean;
    configureBuckets: { name: string; configs: string[] }[];
  };
  export type StoredObject = {
    bucket: string;
    key: string;
    content: Buffer | import('node:stream').Readable;
    metadata: Record<string, string>;
  };
  export type Store = {
    getResourcePath(bucket: string, key: string, resource: 'object'): string;
    putMetadata(bucket: string, key: string, metadata: StoredObject['metadata'], md5: string): Promise<void>;
    putObject(object: StoredObject): Promise<{ size: number; md5: string }>;
  };
  export default class S3rver {
    constructor(options: Options);
    store: Store;
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}
