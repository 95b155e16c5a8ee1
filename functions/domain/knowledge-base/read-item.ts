import { dailyTranscriptionLimit } from '#shared/domain/limits.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { changeLibrary } from './change-library.ts';
import { hashContent } from './entries/pages-of-website.ts';
import { holdReading } from './entries/pending-reading.ts';
import { changeItem, type Library, type StoredItem } from './library.ts';
import type { UpdatePorts } from './ports.ts';
import { type Read, readOrigin, refuse } from './read-origin.ts';

/** An entry that crashes the worker this often is skipped. */
const attemptLimit = 2;
const reasonLength = 300;
const titleLength = 200;

/** Reads one entry and stores its content. On failure the previous content stays in use. */
export async function readItem(
  ports: UpdatePorts,
  conversion: Conversion,
  owner: string,
  item: StoredItem,
): Promise<Library> {
  const { id, attempts } = item;
  const begun = await changeLibrary(ports, conversion, (library) =>
    library.leaseOwner === owner
      ? changeItem(library, id, (before) => ({ ...before, status: 'processing', attempts: attempts + 1 }))
      : library,
  );
  ports.reach('knowledge:reading');
  const mayStart = countToday(begun, ports.now()) < dailyTranscriptionLimit;
  const read =
    attempts < attemptLimit
      ? await readOrigin(ports, { conversion, item, mayStart })
      : refuse('This could not be read within the limits.');
  const readAt = ports.now().toISOString();
  const isKnowledge = read.kind === 'read' && read.wordCount > 0;
  const isHeld = item.mayWait === true && item.readAt !== undefined;
  if (isKnowledge) {
    const write = isHeld ? ports.files.writePending : ports.files.writeSource;
    await write(conversion.conversionId, { ...read.source, id, readAt });
  }
  ports.reach('knowledge:read');
  return changeLibrary(ports, conversion, (library) => {
    const current = library.items.find((candidate) => candidate.id === id);
    if (!current || library.leaseOwner !== owner || current.status !== 'processing') return library;
    const done = changeItem(library, id, (before) => {
      const after = describeRead(before, read, readAt);
      return isKnowledge && isHeld ? keepBeside(before, after, hashContent(read.source.content)) : after;
    });
    if (read.kind === 'scanning') return done;
    if (read.kind === 'awaited') return read.isNew ? countTranscription(done, ports.now()) : done;
    return { ...done, changed: library.changed + (isKnowledge ? 1 : 0) };
  });
}

/** What was read beside what the assistant says. */
function keepBeside(before: StoredItem, after: StoredItem, textHash: string): StoredItem {
  const { title, wordCount, readAt } = before;
  const read = { title: after.title, wordCount: after.wordCount, readAt: after.readAt ?? '', textHash };
  return holdReading({ ...after, title, wordCount, readAt }, read, read.readAt);
}

function describeRead(
  { reason: _before, transcription: _awaited, scanning, mayWait, ...item }: StoredItem,
  read: Read,
  readAt: string,
): StoredItem {
  switch (read.kind) {
    case 'refused':
      return { ...item, status: 'error', reason: read.reason.slice(0, reasonLength) };
    case 'scanning':
      return {
        ...{ ...item, title: chooseTitle(item, read.title), attempts: 0, reason: read.reason, mayWait },
        scanning: scanning ?? { startedAt: readAt },
      };
    case 'awaited': {
      const { reason, transcription } = read;
      return { ...item, title: chooseTitle(item, read.title), attempts: 0, reason, transcription };
    }
    case 'read': {
      const { source, wordCount, note } = read;
      if (wordCount === 0)
        return { ...item, status: 'error', reason: (note ?? 'No text was found.').slice(0, reasonLength) };
      return {
        ...item,
        status: 'processed',
        title: chooseTitle(item, source.title),
        wordCount,
        readAt,
        ...(note && { reason: note.slice(0, reasonLength) }),
        ...(item.type !== 'video' &&
          source.kind !== 'page' && { type: source.kind === 'calendar' ? 'calendar' : 'pdf' }),
      };
    }
  }
}

/** The URL is the title until something has been read. */
function chooseTitle({ title, url }: Pick<StoredItem, 'title' | 'url'>, read: string): string {
  return title === url ? read.slice(0, titleLength) : title;
}

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

function countToday({ transcriptions }: Library, now: Date): number {
  return transcriptions?.day === dayOf(now) ? transcriptions.count : 0;
}

function countTranscription(library: Library, now: Date): Library {
  return { ...library, transcriptions: { day: dayOf(now), count: countToday(library, now) + 1 } };
}
