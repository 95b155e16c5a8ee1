import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';
import { describeFault, describeTooLarge, type FetchFault, FetchFaultError } from './fetch-failure.ts';

/** How much of a body to read, counted after decompression, and what happens beyond. */
export type BodyLimit = {
  maxBytes: number;
  overflow: 'refuse' | 'truncate';
  /** The failure for a longer body, if not its own size. */
  refusal?: FetchFault;
};

/**
 * Reads a body, decoding at most one layer of compression. Never holds more than the limit and one chunk. Throws
 * `FetchFaultError` beyond the limit or for an unsupported encoding; zlib's own errors pass through.
 */
export async function readBody(
  body: Readable,
  contentEncoding: string | undefined,
  limit: BodyLimit,
): Promise<{ bytes: Buffer; truncated: boolean }> {
  const { maxBytes, overflow } = limit;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of decode(body, contentEncoding)) {
    const bytes = Buffer.from(chunk);
    chunks.push(bytes);
    size += bytes.length;
    if (size <= maxBytes) continue;
    body.destroy();
    if (overflow === 'refuse') throw refuseOverflow(limit);
    return { bytes: Buffer.concat(chunks).subarray(0, maxBytes), truncated: true };
  }
  return { bytes: Buffer.concat(chunks), truncated: false };
}

/** The error for a body above the limit. */
export function refuseOverflow({ maxBytes, refusal }: BodyLimit): FetchFaultError {
  return new FetchFaultError(refusal ?? describeTooLarge(maxBytes));
}

function decode(body: Readable, contentEncoding: string | undefined): AsyncIterable<Uint8Array> {
  const encoding = (contentEncoding ?? '').trim().toLowerCase();
  const decoder = createDecoder(encoding);
  // The callback only prevents an unhandled error; reading the decoder reports it.
  return decoder ? pipeline(body, decoder, () => {}) : body;
}

function createDecoder(encoding: string) {
  switch (encoding) {
    case '':
    case 'identity':
      return undefined;
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'br':
      return createBrotliDecompress();
    case 'zstd':
      return createZstdDecompress();
    case 'deflate':
      return createInflate();
    default:
      throw new FetchFaultError(describeFault('bad-encoding'));
  }
}
