import type { KnowledgeItem } from '#shared/domain/conversion/knowledge-item.ts';
import { AppError } from '#shared/errors.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { changeLibrary, openLibrary } from './change-library.ts';
import { changeItem, type Library, restartReading, type StoredItem } from './library.ts';
import { showItem } from './list-knowledge.ts';
import type { LibraryPorts } from './ports.ts';
import { withoutItem } from './remove-item.ts';

const goneForGood = 'This entry was deleted for good. Please add it again.';

/** Re-reads an entry. Throws NOT_FOUND, NOT_READY, CONFLICT. */
export async function rereadItem(ports: LibraryPorts, conversion: Conversion, itemId: string): Promise<void> {
  await changeLibrary(ports, conversion, (library) => {
    findItem(library, itemId);
    return changeItem(library, itemId, restartReading);
  });
  await ports.startUpdate(conversion.conversionId);
}

/**
 * Adds captions to an entry, which is read from them from now on. Throws NOT_FOUND, VALIDATION, NOT_READY,
 * CONFLICT.
 */
export async function addCaptions(
  ports: LibraryPorts,
  conversion: Conversion,
  itemId: string,
  bytes: Uint8Array,
): Promise<KnowledgeItem> {
  const library = await openLibrary(ports, conversion);
  if (findItem(library, itemId).type !== 'video') {
    const message = 'Captions can only be added to a video or a recording.';
    throw new AppError('VALIDATION', { message, issues: [{ field: 'itemId', message }] });
  }
  await ports.files.writeCaptions(conversion.conversionId, itemId, bytes);
  const changed = await changeLibrary(ports, conversion, (before) => {
    findItem(before, itemId);
    return changeItem(before, itemId, (item) => ({ ...restartReading(item), hasCaptions: true }));
  });
  await ports.startUpdate(conversion.conversionId);
  return showItem(findItem(changed, itemId));
}

/**
 * Deletes an entry, with its transcription, from the knowledge. With `undoSeconds`, everything stays as it is for so
 * long, and the owner can put it back. Throws NOT_FOUND, NOT_READY, CONFLICT.
 */
export async function deleteItem(
  ports: LibraryPorts,
  conversion: Conversion,
  itemId: string,
  undoSeconds = 0,
): Promise<void> {
  const { conversionId } = conversion;
  if (undoSeconds === 0) return deleteAtOnce(ports, conversion, itemId);
  const at = new Date(ports.now().getTime() + undoSeconds * 1000).toISOString();
  await changeLibrary(ports, conversion, (library) => {
    findItem(library, itemId);
    return changeItem(library, itemId, (item) => ({ ...item, removal: { at } }));
  });
  // A second more, so that it is due when the message comes.
  await ports.startUpdate(conversionId, undoSeconds + 1);
}

async function deleteAtOnce(ports: LibraryPorts, conversion: Conversion, itemId: string): Promise<void> {
  const { conversionId } = conversion;
  let recordingId: string | undefined;
  await changeLibrary(ports, conversion, (library) => {
    const item = findItem(library, itemId);
    recordingId = item.transcription?.recordingId;
    return withoutItem(library, item);
  });
  await ports.files.removeSource(conversionId, itemId);
  if (recordingId) await ports.dropTranscription({ conversionId, itemId, recordingId });
  await ports.startUpdate(conversionId);
}

/** Puts a deleted entry back as it was. Throws NOT_FOUND once it is gone for good, NOT_READY, CONFLICT. */
export async function restoreItem(
  ports: LibraryPorts,
  conversion: Conversion,
  itemId: string,
): Promise<KnowledgeItem> {
  const library = await changeLibrary(ports, conversion, (before) => {
    const known = before.items.find(({ id }) => id === itemId);
    if (!known || (known.removal && !known.removal.at))
      throw new AppError('NOT_FOUND', { message: goneForGood });
    if (!known.removal) return before;
    return changeItem(before, itemId, ({ removal: _removal, ...item }) => item);
  });
  // It may have waited to be read.
  await ports.startUpdate(conversion.conversionId);
  return showItem(findItem(library, itemId));
}

/** An entry that is not deleted. Throws NOT_FOUND. */
export function findItem({ items }: Library, itemId: string): StoredItem {
  const item = items.find(({ id, removal }) => id === itemId && !removal);
  if (!item) throw new AppError('NOT_FOUND');
  return item;
}
