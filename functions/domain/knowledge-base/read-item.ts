import { countWords, textOf } from '#functions/crawl/page-text.ts';
import type { ReadOutcome } from '#functions/crawl/read-single.ts';
import type { Source } from '#functions/ingest/content.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { changeLibrary } from './change-library.ts';
import type { UpdateWorld } from './knowledge-world.ts';
import { type Library, type StoredItem, withItem } from './library.ts';

/** One that takes the worker down this often is left out, and the rest goes on. */
const attemptLimit = 2;
const reasonLength = 300;

type Read =
  | { ok: true; source: Omit<Source, 'id' | 'readAt'>; wordCount: number; note?: string | undefined }
  | { ok: false; reason: string };

/** Reads one entry and stores what it says. What it said before stays in use where it cannot be read now. */
export async function readItem(
  world: UpdateWorld,
  conversion: Conversion,
  owner: string,
  item: StoredItem,
): Promise<Library> {
  const { id, attempts } = item;
  const begun = { status: 'processing', attempts: attempts + 1 } as const;
  await changeLibrary(world, conversion, (library) =>
    library.leaseOwner === owner ? withItem(library, id, begun) : library,
  );
  world.reach('knowledge:reading');
  const read =
    attempts < attemptLimit
      ? await readOrigin(world, conversion, item)
      : refuse('This could not be read within the limits.');
  const readAt = world.now().toISOString();
  const isKnowledge = read.ok && read.wordCount > 0;
  if (isKnowledge) await world.files.writeSource(conversion.conversionId, { ...read.source, id, readAt });
  world.reach('knowledge:read');
  return changeLibrary(world, conversion, (library) => {
    const current = library.items.find((candidate) => candidate.id === id);
    if (!current || library.leaseOwner !== owner || current.status !== 'processing') return library;
    const done = { ...library, changed: library.changed + (isKnowledge ? 1 : 0) };
    return replaceItem(done, describeRead(current, read, readAt));
  });
}

function replaceItem(library: Library, item: StoredItem): Library {
  return { ...library, items: library.items.map((other) => (other.id === item.id ? item : other)) };
}

function describeRead({ reason: _before, ...item }: StoredItem, read: Read, readAt: string): StoredItem {
  if (!read.ok) return { ...item, status: 'error', reason: read.reason.slice(0, reasonLength) };
  const { source, wordCount, note } = read;
  if (wordCount === 0) return { ...item, status: 'error', reason: 'No text was found.' };
  const isNamed = item.title !== item.url;
  return {
    ...item,
    status: 'processed',
    title: isNamed ? item.title : source.title.slice(0, 200),
    wordCount,
    readAt,
    ...(note && { reason: note.slice(0, reasonLength) }),
    ...(item.type !== 'video' &&
      source.kind !== 'page' && { type: source.kind === 'calendar' ? 'calendar' : 'pdf' }),
  };
}

function readOrigin(world: UpdateWorld, conversion: Conversion, item: StoredItem): Promise<Read> {
  if (item.origin.kind === 'file') return readFile(world, conversion, item, item.origin);
  const { url } = item;
  if (!url) return Promise.resolve(refuse('This entry has no address.'));
  return item.type === 'video'
    ? readWeb(world, item, world.readCaptions(url))
    : readWeb(world, item, world.readPage(url));
}

async function readWeb(
  world: UpdateWorld,
  { url = '' }: StoredItem,
  reading: Promise<ReadOutcome>,
): Promise<Read> {
  const outcome = await reading;
  switch (outcome.kind) {
    case 'refused':
      return refuse(outcome.reason);
    case 'content': {
      const { content } = outcome;
      return {
        ok: true,
        source: { kind: 'page', url, title: content.title || url, content },
        wordCount: countWords(textOf(content)),
      };
    }
    case 'captions': {
      const content = world.parseCaptions(outcome.bytes);
      if (!content) return refuse(noCaptions);
      const titled = { ...content, title: outcome.title };
      return {
        ok: true,
        source: { kind: 'document', url, title: titled.title, content: titled },
        wordCount: countWords(textOf(content)),
      };
    }
    case 'file': {
      const { file } = outcome;
      const result = await world.ingestDocument(file);
      if (!result.ok) return refuse(result.reason);
      const { content, wordCount, note } = result;
      const title = content.title || file.filename;
      return { ok: true, source: { kind: file.kind, url, title, content }, wordCount, note };
    }
  }
}

const noCaptions = 'The captions could not be read. Use a WebVTT or SRT file.';

async function readFile(
  world: UpdateWorld,
  { conversionId }: Conversion,
  { id, type, url, title }: StoredItem,
  { filename, contentType }: { filename: string; contentType: string },
): Promise<Read> {
  const bytes = await world.files.readDocument(conversionId, { sourceId: id });
  if (!bytes) return refuse('The uploaded file is no longer there. Please upload it again.');
  if (type === 'video') {
    const content = world.parseCaptions(bytes);
    if (!content) return refuse(noCaptions);
    const source = { kind: 'document', title, content: { ...content, title }, ...(url && { url }) } as const;
    return { ok: true, source, wordCount: countWords(textOf(content)) };
  }
  const result = await world.ingestDocument({ bytes: Buffer.from(bytes), filename, contentType });
  if (!result.ok) return refuse(result.reason);
  const { content, wordCount, note } = result;
  return { ok: true, source: { kind: 'document', title, content: { ...content, title } }, wordCount, note };
}

function refuse(reason: string): Read {
  return { ok: false, reason };
}
