import { mkdirSync } from 'node:fs';
import S3rver from 's3rver';
import type { Engine } from './dynamodb-engine.ts';
import { putWholeObject } from './put-whole-object.ts';

const corsConfiguration = `<CORSConfiguration>
  <CORSRule>
    <AllowedOrigin>*</AllowedOrigin>
    <AllowedMethod>PUT</AllowedMethod>
    <AllowedHeader>*</AllowedHeader>
    <MaxAgeSeconds>3000</MaxAgeSeconds>
  </CORSRule>
</CORSConfiguration>`;

/** Starts the file-backed S3 with one bucket that accepts browser PUTs. */
export async function startS3(folder: string, bucket: string): Promise<Engine> {
  mkdirSync(folder, { recursive: true });
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory: folder,
    silent: true,
    configureBuckets: [{ name: bucket, configs: [corsConfiguration] }],
  });
  server.store.putObject = (object) => putWholeObject(server.store, object);
  const { port } = await server.run();
  return { endpoint: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
