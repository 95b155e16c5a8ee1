import { blockText } from '#functions/engine/documents/content/block-text.ts';
import type { Block } from '#functions/engine/documents/content/content.ts';
import type { KnowledgeItem } from '#shared/domain/conversion/knowledge-item.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { findItem } from './change-items.ts';
import { openLibrary } from './change-library.ts';
import { showItem } from './list-knowledge.ts';
import type { LibraryPorts } from './ports.ts';

/** About a hundred pages: more than somebody compares, and far below what a reply may hold. */
const shownCharacters = 200_000;

/** An entry with what was read of it. Throws NOT_FOUND, NOT_READY. */
export async function showEntry(
  ports: Pick<LibraryPorts, 'libraries' | 'files'>,
  conversion: Conversion,
  itemId: string,
): Promise<{ item: KnowledgeItem; language?: string; blocks: Block[]; isCut: boolean }> {
  const stored = findItem(await openLibrary(ports, conversion), itemId);
  const source = stored.readAt && (await ports.files.readSource(conversion.conversionId, itemId));
  const { blocks = [], language } = source ? source.content : {};
  const shown = takeBlocks(blocks);
  return {
    item: showItem(stored),
    ...(language && { language }),
    blocks: shown,
    isCut: shown.length < blocks.length,
  };
}

function takeBlocks(blocks: readonly Block[]): Block[] {
  let left = shownCharacters;
  const end = blocks.findIndex((block) => {
    left -= blockText(block).length;
    return left < 0;
  });
  return end === -1 ? [...blocks] : blocks.slice(0, end);
}
