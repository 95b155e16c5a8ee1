import { describeAssistant } from '../../conversions/describe-assistant.ts';
import { changeLibrary } from '../change-library.ts';
import type { StoredItem } from '../library.ts';
import type { UpdatePorts } from '../ports.ts';

type ReturnPorts = Pick<UpdatePorts, 'libraries' | 'files' | 'conversions' | 'now'>;

/** Restores the knowledge from before the last re-read, until the knowledge changes again. */
export async function restoreFormerReading(ports: ReturnPorts, conversionId: string): Promise<void> {
  const [conversion, library] = await Promise.all([
    ports.conversions.find(conversionId),
    ports.libraries.find(conversionId),
  ]);
  const formerVersion = library?.formerVersion;
  if (!conversion || !formerVersion) return;
  const knowledge = await ports.files.readKnowledge(conversionId, formerVersion);
  if (!knowledge) return;
  // Pending work would publish the new read again.
  await changeLibrary(ports, conversion, (before) => ({
    ...before,
    ...{ published: before.changed, examined: before.changed, attempt: 0 },
    items: before.items.map(stopReading),
  }));
  const site = conversion.site ?? describeAssistant(conversion, knowledge);
  await ports.conversions.publishKnowledge(conversionId, {
    ...{ knowledgeVersion: formerVersion, site, now: ports.now() },
  });
}

function stopReading(item: StoredItem): StoredItem {
  return item.status === 'pending' && item.readAt ? { ...item, status: 'processed' } : item;
}
