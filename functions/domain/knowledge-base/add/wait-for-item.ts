import type { Conversion } from '#functions/domain/conversions/conversion.ts';
import type { KnowledgeItem } from '#shared/domain/conversion/knowledge-item.ts';
import { isWaiting } from '../library.ts';
import { showItem } from '../list-knowledge.ts';
import type { LibraryPorts } from '../ports.ts';

/** Well below the function's timeout; most pages are read in two seconds. */
const patienceMs = 7000;
const pauseMs = 300;

/** The entry once it is read, or its current state when that takes longer. */
export async function waitForItem(
  ports: Pick<LibraryPorts, 'libraries' | 'now'> & { sleep(milliseconds: number): Promise<void> },
  { conversionId }: Conversion,
  added: KnowledgeItem,
): Promise<KnowledgeItem> {
  const deadline = ports.now().getTime() + patienceMs;
  let item = added;
  while (ports.now().getTime() < deadline) {
    const library = await ports.libraries.find(conversionId);
    const found = library?.items.find(({ id }) => id === added.id);
    if (!found) return item;
    item = showItem(found);
    if (!isWaiting(found)) return item;
    await ports.sleep(pauseMs);
  }
  return item;
}
