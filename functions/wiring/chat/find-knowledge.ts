import type { FindSettings } from '#functions/domain/conversions/ports.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { nameKnowledge } from '#functions/engine/knowledge/name-knowledge.ts';
import { AppError } from '#shared/errors.ts';
import type { Deps } from '../deps.ts';

/** Indexes cached by a warm function; the least recently used is evicted first. */
const cacheSize = 20;
const cache = new Map<string, Knowledge>();
/** Kept as long as the knowledge, since what is worked out of one is kept by the object. */
const named = new WeakMap<Knowledge, { siteName: string; knowledge: Knowledge }>();
/** Conversion, knowledge version and corrections version. */
type Origin = { conversionId: string; version: string; correctionsVersion: string | undefined };
const origins = new WeakMap<Knowledge, Origin>();

/**
 * A conversion's published knowledge under its owner's name, loaded once per version and process. Throws
 * CONVERSION_NOT_FOUND, NOT_READY.
 */
export async function findKnowledge(
  deps: Pick<Deps, 'conversions' | 'files'> & { findSettings: FindSettings },
  conversionId: string,
): Promise<Knowledge> {
  const [conversion, settings] = await Promise.all([
    deps.conversions.find(conversionId),
    deps.findSettings(conversionId),
  ]);
  if (!conversion) throw new AppError('CONVERSION_NOT_FOUND');
  const version = conversion.knowledgeVersion;
  if (!version) throw new AppError('NOT_READY');
  const cacheKey = `${conversionId}/${version}`;
  const read = cache.get(cacheKey) ?? (await deps.files.readKnowledge(conversionId, version));
  if (!read) throw new AppError('UNAVAILABLE');
  remember(cacheKey, read);
  const knowledge = nameOnce(read, settings?.siteName ?? '');
  origins.set(knowledge, { conversionId, version, correctionsVersion: conversion.correctionsVersion });
  return knowledge;
}

/** Origin of a loaded knowledge; undefined for a brand's own. */
export const originOf = (knowledge: Knowledge): Origin | undefined => origins.get(knowledge);

function nameOnce(read: Knowledge, siteName: string): Knowledge {
  const known = named.get(read);
  if (known?.siteName === siteName) return known.knowledge;
  const knowledge = nameKnowledge(read, siteName);
  named.set(read, { siteName, knowledge });
  return knowledge;
}

function remember(cacheKey: string, knowledge: Knowledge): void {
  cache.delete(cacheKey);
  cache.set(cacheKey, knowledge);
  const [oldest] = cache.keys();
  if (cache.size > cacheSize && oldest) cache.delete(oldest);
}
