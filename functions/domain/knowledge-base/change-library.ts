import { AppError } from '#shared/errors.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { findLookAt, type Library, nextTask } from './library.ts';
import type { LibraryPorts } from './ports.ts';
import { seedLibrary } from './seed-library.ts';

type ChangePorts = Pick<LibraryPorts, 'libraries' | 'files' | 'now'>;

/** Owner and worker change different entries: whoever comes second decides again on what the first has left. */
const tries = 12;

/** The library of a conversion that has ended; the first one when nobody has changed it yet. Throws NOT_READY. */
export async function openLibrary(
  { libraries, files }: Pick<ChangePorts, 'libraries' | 'files'>,
  conversion: Conversion,
): Promise<Library> {
  if (conversion.status === 'processing') throw new AppError('NOT_READY');
  return (await libraries.find(conversion.conversionId)) ?? seedLibrary({ files }, conversion);
}

/** Raised where work on a library finds none: its owner was erased meanwhile. */
export class LibraryGoneError extends Error {
  override readonly name = 'LibraryGoneError';
}

/** Ports that never create a missing library: work that outlives its owner would bring back erased data. */
export function withoutNewLibraries<Ports extends Pick<LibraryPorts, 'libraries'>>(ports: Ports): Ports {
  const find = async (conversionId: string): Promise<Library> => {
    const library = await ports.libraries.find(conversionId);
    if (!library) throw new LibraryGoneError();
    return library;
  };
  return { ...ports, libraries: { ...ports.libraries, find } };
}

/** Changes a library; nothing is stored when `change` answers the very same one. Throws NOT_READY, CONFLICT. */
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

/** Work under a lease is due when that ends; other work at the time that was set, or now; a transcription in its time. */
function withDueAt({ dueAt, ...library }: Library, now: Date): Library {
  const lookAt = findLookAt(library);
  if (!nextTask(library)) return lookAt ? { ...library, dueAt: lookAt } : library;
  return { ...library, dueAt: library.leaseUntil ?? dueAt ?? now.toISOString() };
}
