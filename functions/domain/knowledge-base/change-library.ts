import { AppError } from '#shared/errors.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { findLookAt, type Library, nextTask } from './library.ts';
import type { LibraryPorts } from './ports.ts';
import { seedLibrary } from './seed-library.ts';

type ChangePorts = Pick<LibraryPorts, 'libraries' | 'files' | 'now'>;

/** Owner and worker change different entries: the loser of a race retries on the winner's version. */
const tries = 12;

/**
 * The library of a finished conversion; its first revision when nobody has changed it yet. Throws NOT_READY.
 */
export async function openLibrary(
  { libraries, files }: Pick<ChangePorts, 'libraries' | 'files'>,
  conversion: Conversion,
): Promise<Library> {
  if (conversion.status === 'processing') throw new AppError('NOT_READY');
  return (await libraries.find(conversion.conversionId)) ?? seedLibrary({ files }, conversion);
}

/** Thrown when a library disappears during work, because its owner was erased. */
export class LibraryGoneError extends Error {
  override readonly name = 'LibraryGoneError';
}

/**
 * Ports that never create a missing library, because work that outlives its owner would restore erased data.
 */
export function withoutNewLibraries<Ports extends Pick<LibraryPorts, 'libraries'>>(ports: Ports): Ports {
  const find = async (conversionId: string): Promise<Library> => {
    const library = await ports.libraries.find(conversionId);
    if (!library) throw new LibraryGoneError();
    return library;
  };
  const { save, findDue, postpone, breakLease } = ports.libraries;
  return { ...ports, libraries: { find, save, findDue, postpone, breakLease } };
}

/** Updates a library; nothing is stored when `change` returns the same object. Throws NOT_READY, CONFLICT. */
export async function changeLibrary(
  ports: ChangePorts,
  conversion: Conversion,
  change: (library: Library) => Library,
): Promise<Library> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const before = await openLibrary(ports, conversion);
    const changed = change(before);
    if (changed === before) return before;
    const next = withDueAt({ ...changed, revision: before.revision + 1 }, ports.now());
    if (await ports.libraries.save(next)) return next;
  }
  throw new AppError('CONFLICT');
}

/**
 * Leased work is due when its lease ends, transcriptions at their time, other work at its set time or now.
 */
function withDueAt({ dueAt, ...library }: Library, now: Date): Library {
  const lookAt = findLookAt(library);
  if (!nextTask(library)) return lookAt ? { ...library, dueAt: lookAt } : library;
  return { ...library, dueAt: library.leaseUntil ?? dueAt ?? now.toISOString() };
}
