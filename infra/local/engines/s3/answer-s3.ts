import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { SaxesParser } from 'saxes';
import type { FoundObject, ObjectFolder } from './object-folder.ts';
import { S3Error } from './s3-error.ts';

/** A request whose signature holds. */
type Call = { request: IncomingMessage; response: ServerResponse; query: URLSearchParams; key: string };
type Answer = (objects: ObjectFolder, call: Call) => Promise<unknown>;

/** S3's own limit of a list. */
const maxListedKeys = 1000;
/** What the product asks of S3, by method and the parameters that choose an operation; all else is refused. */
const answers = new Map<string, Answer>([
  ['GET', readObject],
  ['HEAD', readObject],
  ['PUT', putObject],
  ['GET tagging', readTags],
  ['GET list-type', listObjects],
  ['POST delete', removeObjects],
]);
const refinements = /^(x-.*|response-content-(type|disposition)|prefix|continuation-token|max-keys)$/i;

export async function answerS3(objects: ObjectFolder, call: Call): Promise<void> {
  const { headers, method = '' } = call.request;
  const parameters = [...call.query.keys()].filter((name) => !refinements.test(name));
  const answer = answers.get([method, ...parameters].join(' '));
  // Their bodies are not the object's bytes.
  const isOther = 'x-amz-copy-source' in headers || headers['content-encoding']?.includes('aws-chunked');
  if (!answer || isOther) throw new S3Error(501, 'NotImplemented');
  await objects.requireFolder();
  await answer(objects, call);
}

async function putObject(objects: ObjectFolder, { request, response, key }: Call): Promise<void> {
  await objects.put(key, request, request.headers['content-type']);
  response.end();
}

async function readObject(objects: ObjectFolder, call: Call): Promise<void> {
  const found = await objects.find(call.key);
  if (!found) throw new S3Error(404, 'NoSuchKey');
  try {
    await sendObject(found, await objects.readType(call.key), call);
  } finally {
    await found.file.close();
  }
}

async function sendObject(
  { file, sizeBytes, changedAt }: FoundObject,
  storedType: string,
  { request, response, query }: Call,
): Promise<void> {
  const range = readRange(request.headers.range, sizeBytes);
  const { start, end } = range ?? { start: 0, end: sizeBytes - 1 };
  const disposition = query.get('response-content-disposition');
  response.writeHead(range ? 206 : 200, {
    'accept-ranges': 'bytes',
    'content-length': end + 1 - start,
    'content-type': query.get('response-content-type') ?? storedType,
    'last-modified': changedAt.toUTCString(),
    ...(disposition && { 'content-disposition': disposition }),
    ...(range && { 'content-range': `bytes ${start}-${end}/${sizeBytes}` }),
  });
  if (request.method === 'HEAD' || end < start) return void response.end();
  await pipeline(file.createReadStream({ start, end, autoClose: false }), response);
}

/** The bytes that are asked for; undefined for all of them. */
function readRange(
  header: string | undefined,
  sizeBytes: number,
): { start: number; end: number } | undefined {
  const [, first, last] = header?.match(/^bytes=(\d+)-(\d*)$/) ?? [];
  if (first === undefined) return undefined;
  const start = Number(first);
  const end = last ? Math.min(Number(last), sizeBytes - 1) : sizeBytes - 1;
  if (start > end) throw new S3Error(416, 'InvalidRange');
  return { start, end };
}

async function readTags(objects: ObjectFolder, { response, key }: Call): Promise<void> {
  const found = await objects.find(key);
  if (!found) throw new S3Error(404, 'NoSuchKey');
  await found.file.close();
  sendXml(response, (await objects.readTags(key)) ?? '<Tagging><TagSet></TagSet></Tagging>');
}

async function listObjects(objects: ObjectFolder, { response, query }: Call): Promise<void> {
  const after = query.get('continuation-token') ?? '';
  const limit = Math.min(Number(query.get('max-keys') ?? maxListedKeys), maxListedKeys);
  const keys = (await objects.list(query.get('prefix') ?? '')).filter((key) => key > after);
  const listed = keys.slice(0, limit);
  const isCut = listed.length < keys.length;
  const next = isCut
    ? `<NextContinuationToken>${escapeXml(listed.at(-1) ?? '')}</NextContinuationToken>`
    : '';
  const contents = listed.map((key) => `<Contents><Key>${escapeXml(key)}</Key></Contents>`).join('');
  sendXml(
    response,
    `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${contents}</ListBucketResult>`,
  );
}

async function removeObjects(objects: ObjectFolder, { request, response }: Call): Promise<void> {
  const keys = readKeys((await buffer(request)).toString());
  const errors = await Promise.all(
    keys.map(async (key) => {
      try {
        await objects.remove(key);
        return '';
      } catch (error) {
        console.error(error);
        return `<Error><Key>${escapeXml(key)}</Key><Code>InternalError</Code></Error>`;
      }
    }),
  );
  sendXml(response, `<DeleteResult>${errors.join('')}</DeleteResult>`);
}

/** The keys in a request to delete them. */
function readKeys(xml: string): string[] {
  const keys: string[] = [];
  let text = '';
  const parser = new SaxesParser();
  parser.on('opentag', () => {
    text = '';
  });
  parser.on('text', (piece) => {
    text += piece;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'Key') keys.push(text);
  });
  parser.on('error', () => {
    throw new S3Error(400, 'MalformedXML');
  });
  parser.write(xml).close();
  return keys;
}

/** Sends the answer of a call, or its error. */
export function sendXml(response: ServerResponse, xml: string, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}`);
}

/** A text for XML; the SDK would trim spaces and lose line breaks that are not written as numbers. */
export function escapeXml(text: string): string {
  return text.replace(/[<>&"'\p{Cc}\s]/gu, (sign) => `&#x${sign.charCodeAt(0).toString(16)};`);
}
