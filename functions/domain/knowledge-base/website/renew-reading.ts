import { readingVersion } from '#functions/engine/documents/reading-version.ts';
import { changeLibrary } from '../change-library.ts';
import { restartReading, type StoredItem } from '../library.ts';
import type { UpdatePorts } from '../ports.ts';
import { isReadWithWebsite } from './find-known.ts';

type RenewPorts = Pick<UpdatePorts, 'libraries' | 'files' | 'conversions' | 'findSettings' | 'now'>;

/**
 * Re-reads the pages of a published assistant, once per reader version. Unreadable pages keep their content,
 * and the previously published knowledge is kept. Returns whether the website is to be read as well, since its owner
 * approves changes.
 */
export async function renewReading(ports: RenewPorts, conversionId: string): Promise<boolean> {
  const conversion = await ports.conversions.find(conversionId);
  if (conversion?.status !== 'completed') return false;
  const { knowledgeVersion } = conversion;
  const settings = await ports.findSettings(conversionId);
  // Transcribing recordings costs money, and reading documents hasn't changed.
  const isRead = (item: StoredItem) => item.type === 'webpage' && !isReadWithWebsite(item, settings);
  let isNew = false;
  await changeLibrary(ports, conversion, (library) => {
    isNew = (library.readingVersion ?? 0) < readingVersion;
    if (!isNew) return library;
    return {
      ...library,
      ...{ readingVersion, changed: library.changed + 1 },
      ...(knowledgeVersion && { formerVersion: knowledgeVersion }),
      items: library.items.map((item) => (isRead(item) ? restartReading(item) : item)),
    };
  });
  return isNew && settings?.approvesChanges === true;
}
