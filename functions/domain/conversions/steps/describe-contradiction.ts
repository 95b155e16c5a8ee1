import type { Source } from '#functions/engine/documents/content/content.ts';
import { findContradictedHours } from '#functions/engine/knowledge/facts/contradicted-hours.ts';

/** Tells the owner of hours that only search engines are told; undefined without any. */
export function describeContradiction(sources: readonly Source[]): string | undefined {
  const [found] = findContradictedHours(sources.map(({ content }) => content));
  if (!found) return undefined;
  const [hours, at] = found;
  return `The page “${sources[at]?.title ?? ''}” tells search engines other opening hours (${hours}) than visitors. The assistant says what visitors see; please correct the page’s data.`;
}
