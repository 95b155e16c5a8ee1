import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import type { DocumentLimits } from '../document-limits.ts';
import { IngestError } from '../ingest-error.ts';

type ZipLimits = Pick<DocumentLimits, 'inflatedBytes' | 'zipEntries' | 'inflationRatio'>;

/** Media compress badly and text well; below this an entry may have any ratio. */
const ratioFreeBytes = 2 ** 20;

/**
 * The XML parts of an Office archive by name. Every entry is inflated and counted, wanted or not, whatever size it
 * declares; nothing is written, links are not followed, inner archives stay closed. Of two entries with one name the
 * first counts. Throws `IngestError` beyond a limit.
 */
export async function readOfficeParts(bytes: Uint8Array, limits: ZipLimits): Promise<Map<string, string>> {
  // Names are only keys here, so that names which would escape a folder need no refusal.
  const archive = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), {
    lazyEntries: true,
    decodeStrings: false,
  });
  if (archive.entryCount > limits.zipEntries) throw new IngestError('too-complex');
  const parts = new Map<string, string>();
  let remaining = limits.inflatedBytes;
  for await (const entry of archive.eachEntry()) {
    if (entry.isEncrypted()) throw new IngestError('password-protected');
    const name = entry.fileNameRaw.toString('utf8');
    const wanted = /\.(?:xml|rels)$/.test(name) && !parts.has(name);
    const { size, chunks } = await inflate(archive, entry, {
      remaining,
      wanted,
      ratio: limits.inflationRatio,
    });
    remaining -= size;
    if (wanted) parts.set(name, decodeXml(Buffer.concat(chunks)));
  }
  return parts;
}

async function inflate(
  archive: ZipFile,
  entry: Entry,
  { remaining, wanted, ratio }: { remaining: number; wanted: boolean; ratio: number },
) {
  const bound = Math.min(remaining, Math.max(ratioFreeBytes, entry.compressedSize * ratio));
  const stream = await archive.openReadStreamPromise(entry);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      if (!Buffer.isBuffer(chunk)) continue;
      size += chunk.length;
      if (size > bound) throw new IngestError('too-complex');
      if (wanted) chunks.push(chunk);
    }
  } catch (error) {
    // An entry that inflates beyond its declared size lies about it, as bombs do.
    if (error instanceof Error && /too many bytes/i.test(error.message)) throw new IngestError('too-complex');
    throw error;
  }
  return { size, chunks };
}

/** Office parts are UTF-8 or UTF-16 (ECMA-376 part 2, 9.1.2). */
function decodeXml(bytes: Buffer): string {
  const charset =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  return new TextDecoder(charset).decode(bytes);
}
