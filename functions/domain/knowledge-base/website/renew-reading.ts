import { readingVersion } from '#functions/engine/documents/reading-version.ts';
import { changeLibrary } from '../change-library.ts';
import { restartReading } from '../library.ts';
import type { UpdatePorts } from '../ports.ts';

type RenewPorts = Pick<UpdatePorts, 'libraries' | 'files' | 'conversions' | 'now'>;

/**
 * Re-reads the pages of a published assistant, once per reader version. Unreadable pages keep their content,
 * and the previously published knowledge is kept.
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
          // Transcribing recordings costs money, and reading documents hasn't changed.
          items: library.items.map((item) => (item.type === 'webpage' ? restartReading(item) : item)),
        },
  );
}
