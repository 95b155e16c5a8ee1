import { AppError } from '#shared/errors.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { changeLibrary } from './change-library.ts';
import type { LibraryWorld } from './knowledge-world.ts';
import { type Library, type StoredItem, withItem } from './library.ts';

const waiting = { status: 'pending', attempts: 0 } as const;

/** Reads an entry again. Throws NOT_FOUND, NOT_READY, CONFLICT. */
export async function readAgain(world: LibraryWorld, conversion: Conversion, itemId: string): Promise<void> {
  await changeLibrary(world, conversion, (library) => {
    findItem(library, itemId);
    return withItem(library, itemId, waiting);
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
    items: library.items.map((item) => (isRepeated(item) ? { ...item, ...waiting } : item)),
  }));
  await world.startUpdate(conversion.conversionId);
}

/** Takes an entry out of the knowledge. Throws NOT_FOUND, NOT_READY, CONFLICT. */
export async function deleteItem(world: LibraryWorld, conversion: Conversion, itemId: string): Promise<void> {
  await changeLibrary(world, conversion, (library) => {
    findItem(library, itemId);
    return {
      ...library,
      changed: library.changed + 1,
      items: library.items.filter(({ id }) => id !== itemId),
    };
  });
  await world.files.removeSource(conversion.conversionId, itemId);
  await world.startUpdate(conversion.conversionId);
}

function findItem({ items }: Library, itemId: string): StoredItem {
  const item = items.find(({ id }) => id === itemId);
  if (!item) throw new AppError('NOT_FOUND');
  return item;
}
