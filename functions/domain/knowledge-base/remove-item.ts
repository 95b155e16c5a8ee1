import type { Conversion } from '../conversions/conversion.ts';
import { changeLibrary } from './change-library.ts';
import { isPageOfWebsite, type Library, type StoredItem } from './library.ts';
import type { UpdatePorts } from './ports.ts';

/** Enough for the pages of the largest website. */
const rememberedRemovals = 1000;

/**
 * Removes an entry that nobody put back in time: its files first, so that a worker that dies repeats it, then the entry,
 * which the next publish leaves out.
 */
export async function removeItem(
  ports: UpdatePorts,
  conversion: Conversion,
  owner: string,
  { id: itemId, transcription }: StoredItem,
): Promise<Library> {
  const { conversionId } = conversion;
  await ports.files.removeSource(conversionId, itemId);
  // A running one reports its end, and is removed then.
  if (transcription) await ports.transcriber?.remove({ conversionId, itemId, ...transcription });
  return changeLibrary(ports, conversion, (library) => {
    const item = library.items.find(({ id, removal }) => id === itemId && removal && !removal.at);
    return item && library.leaseOwner === owner ? withoutItem(library, item) : library;
  });
}

/** The library without an entry. A page of the website is remembered, so that a later reading doesn't add it again. */
export function withoutItem(library: Library, item: StoredItem): Library {
  return {
    ...library,
    ...(isPageOfWebsite(item) && {
      removedPageIds: [item.id, ...(library.removedPageIds ?? [])].slice(0, rememberedRemovals),
    }),
    changed: library.changed + 1,
    items: library.items.filter(({ id }) => id !== item.id),
  };
}
