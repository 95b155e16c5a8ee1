import { readingVersion } from '#functions/engine/documents/reading-version.ts';
import { changeLibrary } from './change-library.ts';
import { startAnew } from './library.ts';
import type { UpdatePorts } from './ports.ts';

type RenewPorts = Pick<UpdatePorts, 'libraries' | 'files' | 'conversions' | 'now'>;

/**
 * Has the pages of a published assistant read anew, once a version of the reader. What cannot be read now goes on with what it said,
 * and what was published before is kept.
 */
export async function renewReading(ports: RenewPorts, conversionId: string): Promise<void> {
  const conversion = await ports.conversions.find(conversionId);
  if (conversion?.status !== 'completed') return;
  const { knowledgeVersion } = conversion;
  await changeLibrary(ports, conversion, (library) =>
    (library.readingVersion ?? 0) >= readingVersion
      ? library
      : {
          ...library,
          ...{ readingVersion, changed: library.changed + 1 },
          ...(knowledgeVersion && { formerVersion: knowledgeVersion }),
          // Recordings cost money to write down, and documents are read as before.
          items: library.items.map((item) => (item.type === 'webpage' ? startAnew(item) : item)),
        },
  );
}
