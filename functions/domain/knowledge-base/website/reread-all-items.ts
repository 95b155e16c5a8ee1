import type { Conversion } from '../../conversions/conversion.ts';
import { changeLibrary } from '../change-library.ts';
import { restartReading, type StoredItem } from '../library.ts';
import type { LibraryPorts } from '../ports.ts';
import { isReadWithWebsite } from './find-known.ts';
import { startWebsiteReading } from './start-website-reading.ts';

/**
 * Re-reads every entry that has a URL, and everything that failed; the website as a whole where its owner approves changes.
 * Throws NOT_READY, CONFLICT.
 */
export async function rereadAllItems(ports: LibraryPorts, conversion: Conversion): Promise<void> {
  const settings = await ports.findSettings(conversion.conversionId);
  const isRepeated = (item: StoredItem) =>
    !item.removal &&
    (item.status === 'error' || (item.origin.kind === 'web' && !isReadWithWebsite(item, settings)));
  await changeLibrary(ports, conversion, ({ failure: _failure, ...library }) => ({
    ...library,
    // Retries failed publishes too.
    ...(library.published < library.changed && { attempt: 0 }),
    changed: library.changed + 1,
    items: library.items.map((item) => (isRepeated(item) ? restartReading(item) : item)),
  }));
  if (settings?.approvesChanges) await startWebsiteReading(ports, conversion);
  await ports.startUpdate(conversion.conversionId);
}
