import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { S3Error } from './s3-error.ts';

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
const sign = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * Refuses a request that is not signed with the secret, in its header or in its link: version 4 of AWS's signature
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-authenticating-requests.html).
 */
export function checkSignature(
  request: IncomingMessage,
  path: string,
  link: URLSearchParams,
  secret: string,
): void {
  const isLink = link.has('X-Amz-Signature');
  const stated = isLink ? readLink(link) : readHeader(request);
  const { credential = '', signedHeaders = '', signature, sentAt = '', payload = '' } = stated;
  const [, ...scope] = credential.split('/');
  const names = signedHeaders.split(';');
  const query = [...link]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`);
  const canonical = [
    request.method,
    path,
    query.sort().join('&'),
    ...names.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`),
    '',
    signedHeaders,
    payload,
  ].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const key = scope.reduce<string | Buffer>((last, part) => sign(last, part), `AWS4${secret}`);
  const expected = sign(key, ['AWS4-HMAC-SHA256', sentAt, scope.join('/'), hash].join('\n')).toString('hex');
  // A link that does not say its host could be used against another server.
  if (signature !== expected || !names.includes('host')) throw new S3Error(403, 'SignatureDoesNotMatch');
  if (isLink && readTime(sentAt) + Number(link.get('X-Amz-Expires')) * 1000 < Date.now()) {
    throw new S3Error(403, 'AccessDenied', 'Request has expired');
  }
}

type Stated = Record<'credential' | 'signedHeaders' | 'signature' | 'sentAt' | 'payload', string | undefined>;

function readLink(link: URLSearchParams): Stated {
  const read = (name: string) => link.get(`X-Amz-${name}`) ?? undefined;
  return {
    ...{ credential: read('Credential'), signedHeaders: read('SignedHeaders'), signature: read('Signature') },
    ...{ sentAt: read('Date'), payload: read('Content-Sha256') ?? 'UNSIGNED-PAYLOAD' },
  };
}

function readHeader({ headers }: IncomingMessage): Stated {
  const read = (name: string) => headers.authorization?.match(`${name}=([^,]+)`)?.[1];
  return {
    ...{ credential: read('Credential'), signedHeaders: read('SignedHeaders'), signature: read('Signature') },
    ...{ sentAt: String(headers['x-amz-date']), payload: String(headers['x-amz-content-sha256']) },
  };
}

/** The milliseconds of a time such as 20261129T091500Z. */
function readTime(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}
