import type { Client } from '#shared/client.ts';
import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';
import { api } from '#web/lib/api/api.ts';
import { findLanguage } from '#web/lib/texts/use-texts.tsx';

type SiteReading = Awaited<ReturnType<Client['conversions']['getBrandProgress']>>;

/**
 * Reads the organisation's public data. For a finished assistant without the typed client, whose schemas would load
 * before the first question; the client reads everything else and names errors.
 */
export async function readSiteProfile(conversionId: string, signal: AbortSignal): Promise<SiteReading> {
  const brandId = brandOfConversion(conversionId);
  const language = findLanguage();
  const path = `/api/${brandId}/conversion/${encodeURIComponent(conversionId)}/progress?language=${language}`;
  const reply = await fetch(path, { signal }).catch(() => undefined);
  const reading: unknown = reply?.ok ? await reply.json().catch(() => undefined) : undefined;
  if (isFinished(reading)) return reading;
  return api.conversions.getBrandProgress.call({ brandId, conversionId, language }, signal);
}

function isFinished(value: unknown): value is SiteReading {
  const { status, conversionId, site, progressDetails, pause } = toRecord(value);
  const { name, popularQuestions, quickLinks } = toRecord(site);
  const { pagesRead, documentsRead } = toRecord(progressDetails);
  return (
    status === 'completed' &&
    [conversionId, name].every((text) => typeof text === 'string') &&
    [pagesRead, documentsRead].every((count) => typeof count === 'number') &&
    typeof pause === 'object' &&
    Array.isArray(popularQuestions) &&
    popularQuestions.every((question) => typeof question === 'string') &&
    Array.isArray(quickLinks)
  );
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
