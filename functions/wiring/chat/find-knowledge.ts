import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { AppError } from '#shared/errors.ts';
import type { Deps } from '../deps.ts';

/** Indexes cached by a warm function; the least recently used is evicted first. */
const cacheSize = 20;
const cache = new Map<string, Knowledge>();
/** Conversion, knowledge version and corrections version. */
type Origin = { conversionId: string; version: string; correctionsVersion: string | undefined };
const origins = new WeakMap<Knowledge, Origin>();

/**
 * A conversion's published knowledge, loaded once per version and process. Throws CONVERSION_NOT_FOUND,
 * NOT_READY.
 */
export async function findKnowledge(
  deps: Pick<Deps, 'conversions' | 'files'>,
  conversionId: string,
): Promise<Knowledge> {
  const conversion = await deps.conversions.find(conversionId);
  if (!conversion) throw new AppError('CONVERSION_NOT_FOUND');
  const version = conversion.knowledgeVersion;
  if (!version) throw new AppError('NOT_READY');
  const cacheKey = `${conversionId}/${version}`;
  const knowledge = cache.get(cacheKey) ?? (await deps.files.readKnowledge(conversionId, version));
  if (!knowledge) throw new AppError('UNAVAILABLE');
  remember(cacheKey, knowledge);
  origins.set(knowledge, { conversionId, version, correctionsVersion: conversion.correctionsVersion });
  return knowledge;
}

/** Origin of a loaded knowledge; undefined for a brand's own. */
export function originOf(knowledge: Knowledge): Origin | undefined {
  return origins.get(knowledge);
}

function remember(cacheKey: string, knowledge: Knowledge): void {
  cache.delete(cacheKey);
  cache.set(cacheKey, knowledge);
  const [oldest] = cache.keys();
  if (cache.size > cacheSize && oldest) cache.delete(oldest);
}
