import type { KnowledgeItem } from '#shared/domain/conversion/knowledge-item.ts';
import { AppError } from '#shared/errors.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { changeLibrary, openLibrary } from './change-library.ts';
import { changeItem, isPageOfWebsite, type Library, restartReading, type StoredItem } from './library.ts';
import { showItem } from './list-knowledge.ts';
import type { LibraryPorts } from './ports.ts';

/** Enough for the pages of the largest website. */
const rememberedRemovals = 1000;

/** Re-reads an entry. Throws NOT_FOUND, NOT_READY, CONFLICT. */
export async function rereadItem(ports: LibraryPorts, conversion: Conversion, itemId: string): Promise<void> {
  await changeLibrary(ports, conversion, (library) => {
    findItem(library, itemId);
    return changeItem(library, itemId, restartReading);
  });
  await ports.startUpdate(conversion.conversionId);
}

/** Re-reads every entry that has a URL, and everything that failed. Throws NOT_READY, CONFLICT. */
export async function rereadAllItems(ports: LibraryPorts, conversion: Conversion): Promise<void> {
  const isRepeated = ({ origin, status }: StoredItem) => origin.kind === 'web' || status === 'error';
  await changeLibrary(ports, conversion, ({ failure: _failure, ...library }) => ({
    ...library,
    // Retries failed publishes too.
    ...(library.published < library.changed && { attempt: 0 }),
    changed: library.changed + 1,
    items: library.items.map((item) => (isRepeated(item) ? restartReading(item) : item)),
  }));
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

/** Removes an entry and its transcription from the knowledge. Throws NOT_FOUND, NOT_READY, CONFLICT. */
export async function deleteItem(ports: LibraryPorts, conversion: Conversion, itemId: string): Promise<void> {
  const { conversionId } = conversion;
  let recordingId: string | undefined;
  await changeLibrary(ports, conversion, (library) => {
    const item = findItem(library, itemId);
    recordingId = item.transcription?.recordingId;
    return {
      ...library,
      ...(isPageOfWebsite(item) && {
        removedPageIds: [itemId, ...(library.removedPageIds ?? [])].slice(0, rememberedRemovals),
      }),
      changed: library.changed + 1,
      items: library.items.filter(({ id }) => id !== itemId),
    };
  });
  await ports.files.removeSource(conversionId, itemId);
  if (recordingId) await ports.endTranscription({ conversionId, itemId, recordingId });
  await ports.startUpdate(conversionId);
}

function findItem({ items }: Library, itemId: string): StoredItem {
  const item = items.find(({ id }) => id === itemId);
  if (!item) throw new AppError('NOT_FOUND');
  return item;
}
