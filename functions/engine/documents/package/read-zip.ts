import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import type { DocumentLimits } from '../document-limits.ts';
import { IngestError } from '../ingest-error.ts';

/** Text compresses well; below this size an entry may have any ratio. */
const ratioFreeBytes = 2 ** 20;

/**
 * Reads the wanted parts of an archive by name, those of XML if nothing else is said. Inflates and counts every entry, wanted or not, whatever size it
 * declares; writes nothing, follows no links and opens no inner archives. The first of two entries with one name wins.
 * Throws `IngestError` beyond a limit.
 */
export async function readOfficeParts(
  bytes: Uint8Array,
  limits: Pick<DocumentLimits, 'inflatedBytes' | 'zipEntries' | 'inflationRatio'>,
  wantedNames = /\.(?:xml|rels)$/,
): Promise<Map<string, string>> {
  // Names serve only as keys, so path traversal is harmless.
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
    const wanted = wantedNames.test(name) && !parts.has(name);
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
    // Zip bombs inflate beyond their declared size.
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
