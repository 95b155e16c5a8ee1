import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';
import type { Deps } from '../deps.ts';
import { originOf } from './find-knowledge.ts';

/** Lists cached by a warm function; the oldest is evicted first. */
const cacheSize = 100;
const cache = new Map<string, Correction[]>();

/** The owner's corrections for a loaded knowledge; none for a brand's own assistant. */
export async function findCorrections(
  { files }: Pick<Deps, 'files'>,
  knowledge: Knowledge,
): Promise<Correction[]> {
  const { conversionId, correctionsVersion } = originOf(knowledge) ?? {};
  if (!conversionId || !correctionsVersion) return [];
  const key = `${conversionId}/${correctionsVersion}`;
  const corrections = cache.get(key) ?? (await files.readCorrections(conversionId, correctionsVersion)) ?? [];
  cache.set(key, corrections);
  const [oldest] = cache.keys();
  if (cache.size > cacheSize && oldest) cache.delete(oldest);
  return corrections;
}
