import type { Block } from '#functions/engine/documents/content/content.ts';
import type { Knowledge, KnowledgeSource } from '#functions/engine/knowledge/knowledge.ts';
import type { CopyBlock } from '#shared/contract/assistant/chat.ts';
import { AppError } from '#shared/errors.ts';
import type { SourceCopyPorts } from './ports.ts';

type SourceCopy = KnowledgeSource & {
  sourceId: string;
  organisationName: string;
  blocks: CopyBlock[];
  isComplete: boolean;
};

/** Lambda replies are limited to 6 MB; a character takes up to three bytes, and tables add some. */
const longestCopyCharacters = 1_000_000;

/**
 * The stored copy of a source in the published knowledge. Throws CONVERSION_NOT_FOUND, NOT_READY, NOT_FOUND.
 */
export async function findSourceCopy(
  ports: SourceCopyPorts,
  conversionId: string,
  sourceId: string,
): Promise<SourceCopy> {
  const knowledge = await ports.findKnowledge(conversionId);
  const index = knowledge.sources.findIndex(({ id }) => id === sourceId);
  const known = knowledge.sources[index];
  if (!known) throw new AppError('NOT_FOUND');
  const stored = await ports.files.readSource(conversionId, sourceId);
  const blocks = stored ? stored.content.blocks.map(toCopyBlock) : recallBlocks(knowledge, index);
  const shown = truncateBlocks(blocks);
  return {
    ...known,
    ...(stored && { readAt: stored.readAt }),
    sourceId,
    organisationName: knowledge.organisationName,
    blocks: shown,
    isComplete: shown.length === blocks.length,
  };
}

function toCopyBlock(block: Block): CopyBlock {
  if (block.kind !== 'definitions') return block;
  return { kind: 'table', header: [], rows: block.items.map(({ term, description }) => [term, description]) };
}

/** Sources without a file, such as the owner's description, are shown from the knowledge. */
function recallBlocks({ passages }: Knowledge, source: number): CopyBlock[] {
  return passages
    .filter((passage) => passage.source === source)
    .flatMap(({ statements }) => statements)
    .map(({ kind, text }) => (kind === 'heading' ? { kind, level: 2, text } : { kind: 'paragraph', text }));
}

function truncateBlocks(blocks: CopyBlock[]): CopyBlock[] {
  let characters = 0;
  return blocks.filter((block) => {
    characters += JSON.stringify(block).length;
    return characters <= longestCopyCharacters;
  });
}
