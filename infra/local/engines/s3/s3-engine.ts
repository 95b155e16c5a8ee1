import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { uploadCors } from '#infra/site/upload-cors.ts';
import { createHttpServer } from '../../create-http-server.ts';
import { close, listen } from '../../listen.ts';
import type { Engine } from '../dynamodb-engine.ts';
import { answerS3, escapeXml, sendXml } from './answer-s3.ts';
import { isFileError } from './folders.ts';
import { openObjectFolder } from './object-folder.ts';
import { S3Error } from './s3-error.ts';
import { checkSignature } from './s3-signature.ts';

type Settings = {
  folder: string;
  bucket: string;
  /** Without a page that uploads to them. */
  otherBuckets?: readonly string[];
  /** The pages that may upload; one asterisk stands for any port or name. */
  origins: readonly string[];
  /** What requests are signed with. */
  secret: string;
};

export type ObjectEngine = Engine & {
  /** Starts it anew at the same address after a stop, with what its folder has. */
  startAgain(): Promise<void>;
};

/** Starts a file-backed S3 which speaks what the product asks and refuses what the cloud would. */
export async function startS3(settings: Settings): Promise<ObjectEngine> {
  let server = createS3Server(settings);
  const port = await listen(server);
  return {
    endpoint: `http://127.0.0.1:${port}`,
    stop: () => close(server),
    async startAgain() {
      server = createS3Server(settings);
      await listen(server, port);
    },
  };
}

function createS3Server({ folder, bucket, otherBuckets = [], origins, secret }: Settings): Server {
  const buckets = new Map([bucket, ...otherBuckets].map((name) => [name, openObjectFolder(folder, name)]));
  const mayUpload = matchOrigins(origins);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const origin = request.headers.origin;
    if (origin !== undefined && mayUpload(origin)) response.setHeader('access-control-allow-origin', origin);
    if (request.method === 'OPTIONS') return answerPreflight(request, response);
    const [sentPath = '', parameters] = (request.url ?? '').split('?');
    const query = new URLSearchParams(parameters);
    checkSignature(request, sentPath, query, secret);
    const path = decodePath(sentPath);
    const [, name = '', key = ''] = /^\/([^/]*)\/?(.*)$/s.exec(path) ?? [];
    const objects = buckets.get(name);
    if (!objects) throw new S3Error(404, 'NoSuchBucket');
    await answerS3(objects, { request, response, query, key });
  }

  return createHttpServer(async (request, response) => {
    try {
      await answer(request, response);
    } catch (error) {
      if (request.socket.destroyed) return;
      if (response.headersSent) throw error;
      const { status, code, message } = toRefusal(error);
      // An unread body would keep the caller from reading this.
      request.resume();
      sendXml(
        response,
        `<Error><Code>${code}</Code><Message>${escapeXml(message)}</Message></Error>`,
        status,
      );
    }
  });
}

function toRefusal(error: unknown): S3Error {
  if (error instanceof S3Error) return error;
  console.error(error);
  return isFileError(error) ? new S3Error(503, 'ServiceUnavailable') : new S3Error(500, 'InternalError');
}

function matchOrigins(origins: readonly string[]): (origin: string) => boolean {
  const parts = origins.map((origin) => origin.split('*'));
  return (origin) =>
    parts.some(([start = '', end]) =>
      end === undefined ? origin === start : origin.startsWith(start) && origin.endsWith(end),
    );
}

function answerPreflight({ headers }: IncomingMessage, response: ServerResponse): void {
  const asked = headers['access-control-request-headers']?.split(',') ?? [];
  const isAllowed =
    response.hasHeader('access-control-allow-origin') &&
    headers['access-control-request-method'] === uploadCors.method &&
    asked.every((header) => header.trim().toLowerCase() === uploadCors.header);
  if (!isAllowed) throw new S3Error(403, 'AccessForbidden');
  response.writeHead(200, {
    'access-control-allow-methods': uploadCors.method,
    'access-control-allow-headers': uploadCors.header,
    'access-control-max-age': String(uploadCors.maxAgeSeconds),
    vary: 'origin',
  });
  response.end();
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new S3Error(400, 'InvalidURI');
  }
}
