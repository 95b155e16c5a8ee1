import {
  DeleteObjectsCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { callWithTimeout } from '../call-with-timeout.ts';

/** The bucket: originals, extracted sources, pipeline state and knowledge, under the conversion's prefix. */
export type ObjectStore = {
  /** Its name. */
  bucket: string;
  put(key: string, bytes: Uint8Array, contentType?: string): Promise<void>;
  /** Undefined when there is no such object. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** At most this many of an object's first bytes; empty when there are none. */
  getHead(key: string, byteCount: number): Promise<Uint8Array>;
  /** Deletes every object with this key prefix. */
  removeAll(prefix: string): Promise<void>;
  sizeBytes(key: string): Promise<number | undefined>;
  /** An object's tag, empty without it; undefined when there is no such object. */
  findTag(key: string, tag: string): Promise<string | undefined>;
  /** A link for one PUT of exactly this size and type, valid for `expiresInSeconds`. */
  presignPut(
    key: string,
    details: { sizeBytes: number; contentType: string; expiresInSeconds: number },
  ): Promise<string>;
  /** A link that downloads an object as a file, so that the browser never renders its content. */
  presignDownload(key: string, details: { filename: string; expiresInSeconds: number }): Promise<string>;
};

/** Opens the bucket. Path-style URLs only with a custom endpoint, because emulators need them. */
export function openS3Objects(bucket: string, client = createS3Client()): ObjectStore {
  return {
    ...openLinks(bucket, client),
    bucket,
    async put(key, bytes, contentType) {
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ContentType: contentType }),
      );
    },
    async get(key) {
      try {
        const command = new GetObjectCommand({ Bucket: bucket, Key: key });
        const { Body } = await callWithTimeout((options) => client.send(command, options));
        return await Body?.transformToByteArray();
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async getHead(key, byteCount) {
      const command = new GetObjectCommand({ Bucket: bucket, Key: key, Range: `bytes=0-${byteCount - 1}` });
      const { Body } = await callWithTimeout((options) => client.send(command, options));
      return (await Body?.transformToByteArray()) ?? new Uint8Array();
    },
    async removeAll(prefix) {
      for (;;) {
        const { Contents = [] } = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix }),
        );
        if (Contents.length === 0) return;
        const Objects = Contents.map(({ Key }) => ({ Key }));
        const { Errors = [] } = await client.send(
          new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
        );
        if (Errors[0]) throw new Error(`${Errors.length} objects were not removed: ${Errors[0].Code}`);
      }
    },
    async sizeBytes(key) {
      try {
        const command = new HeadObjectCommand({ Bucket: bucket, Key: key });
        return (await callWithTimeout((options) => client.send(command, options))).ContentLength;
      } catch (error) {
        if (error instanceof NotFound) return undefined;
        throw error;
      }
    },
    async findTag(key, tag) {
      try {
        const command = new GetObjectTaggingCommand({ Bucket: bucket, Key: key });
        const { TagSet = [] } = await callWithTimeout((options) => client.send(command, options));
        return TagSet.find(({ Key }) => Key === tag)?.Value ?? '';
      } catch (error) {
        // The SDK has no class of its own for it in this call.
        if (error instanceof Error && error.name === 'NoSuchKey') return undefined;
        throw error;
      }
    },
  };
}

/** Links that need no credentials. */
function openLinks(bucket: string, client: S3Client): Pick<ObjectStore, 'presignDownload' | 'presignPut'> {
  return {
    presignDownload(key, { filename, expiresInSeconds }) {
      const command = new GetObjectCommand({
        Bucket: bucket,
        Key: key,
        ResponseContentDisposition: `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
        ResponseContentType: 'application/octet-stream',
      });
      return getSignedUrl(client, command, { expiresIn: expiresInSeconds });
    },
    presignPut(key, { sizeBytes, contentType, expiresInSeconds }) {
      const command = new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        ContentLength: sizeBytes,
        ContentType: contentType,
      });
      return getSignedUrl(client, command, {
        expiresIn: expiresInSeconds,
        signableHeaders: new Set(['content-length', 'content-type', 'host']),
      });
    },
  };
}

function createS3Client(): S3Client {
  return new S3Client({
    maxAttempts: 5,
    forcePathStyle: process.env.AWS_ENDPOINT_URL_S3 !== undefined,
    // Browser PUTs can't send the SDK's trailing checksum, so we rely on the signed length and type.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}
