import type { KnowledgeItem } from '#shared/domain/conversion/knowledge-item.ts';
import { AppError } from '#shared/errors.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { changeLibrary, openLibrary } from './change-library.ts';
import { changeItem, type Library, type StoredItem, startAnew } from './library.ts';
import { showItem } from './list-knowledge.ts';
import type { LibraryWorld } from './ports.ts';

/** Reads an entry again. Throws NOT_FOUND, NOT_READY, CONFLICT. */
export async function readAgain(world: LibraryWorld, conversion: Conversion, itemId: string): Promise<void> {
  await changeLibrary(world, conversion, (library) => {
    findItem(library, itemId);
    return changeItem(library, itemId, startAnew);
  });
  await world.startUpdate(conversion.conversionId);
}

/** Reads every entry with an address again, and whatever failed. Throws NOT_READY, CONFLICT. */
export async function readAllAgain(world: LibraryWorld, conversion: Conversion): Promise<void> {
  const isRepeated = ({ origin, status }: StoredItem) => origin.kind === 'web' || status === 'error';
  await changeLibrary(world, conversion, ({ failure: _failure, ...library }) => ({
    ...library,
    // What could not be published is tried again too.
    ...(library.published < library.changed && { attempt: 0 }),
    changed: library.changed + 1,
    items: library.items.map((item) => (isRepeated(item) ? startAnew(item) : item)),
  }));
  await world.startUpdate(conversion.conversionId);
}

/** Gives an entry captions, from which it is read from now on. Throws NOT_FOUND, VALIDATION, NOT_READY, CONFLICT. */
export async function addCaptions(
  world: LibraryWorld,
  conversion: Conversion,
  itemId: string,
  bytes: Uint8Array,
): Promise<KnowledgeItem> {
  const library = await openLibrary(world, conversion);
  if (findItem(library, itemId).type !== 'video') {
    const message = 'Captions belong to a video or a recording.';
    throw new AppError('VALIDATION', { message, issues: [{ field: 'itemId', message }] });
  }
  await world.files.writeCaptions(conversion.conversionId, itemId, bytes);
  const changed = await changeLibrary(world, conversion, (before) => {
    findItem(before, itemId);
    return changeItem(before, itemId, (item) => ({ ...startAnew(item), hasCaptions: true }));
  });
  await world.startUpdate(conversion.conversionId);
  return showItem(findItem(changed, itemId));
}

/** Takes an entry out of the knowledge, with its transcription. Throws NOT_FOUND, NOT_READY, CONFLICT. */
export async function deleteItem(world: LibraryWorld, conversion: Conversion, itemId: string): Promise<void> {
  const { conversionId } = conversion;
  let recordingId: string | undefined;
  await changeLibrary(world, conversion, (library) => {
    recordingId = findItem(library, itemId).transcription?.recordingId;
    return {
      ...library,
      changed: library.changed + 1,
      items: library.items.filter(({ id }) => id !== itemId),
    };
  });
  await world.files.removeSource(conversionId, itemId);
  if (recordingId) await world.endTranscription({ conversionId, itemId, recordingId });
  await world.startUpdate(conversionId);
}

function findItem({ items }: Library, itemId: string): StoredItem {
  const item = items.find(({ id }) => id === itemId);
  if (!item) throw new AppError('NOT_FOUND');
  return item;
}
