import { mkdirSync } from 'node:fs';
import S3rver from 's3rver';
import { uploadCors } from '#infra/site/upload-cors.ts';
import type { Engine } from './dynamodb-engine.ts';
import { putWholeObject } from './put-whole-object.ts';

/** The rules of the deployed bucket, for these origins. */
function describeCors(origins: readonly string[]): string {
  return `<CORSConfiguration>
  <CORSRule>
    ${origins.map((origin) => `<AllowedOrigin>${origin}</AllowedOrigin>`).join('')}
    <AllowedMethod>${uploadCors.method}</AllowedMethod>
    <AllowedHeader>${uploadCors.header}</AllowedHeader>
    <MaxAgeSeconds>${uploadCors.maxAgeSeconds}</MaxAgeSeconds>
  </CORSRule>
</CORSConfiguration>`;
}

/** Starts the file-backed S3 with one bucket that accepts uploads from pages of these origins. */
export async function startS3(folder: string, bucket: string, origins: readonly string[]): Promise<Engine> {
  mkdirSync(folder, { recursive: true });
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory: folder,
    silent: true,
    configureBuckets: [{ name: bucket, configs: [describeCors(origins)] }],
  });
  server.store.putObject = (object) => putWholeObject(server.store, object);
  const { port } = await server.run();
  return { endpoint: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
