import { blockText } from '#functions/engine/documents/content/block-text.ts';
import type { Content } from '#functions/engine/documents/content/content.ts';
import { readData } from '#functions/engine/documents/content/read-data.ts';
import { tellsHours } from './tells-hours.ts';

const clockTime = /(?<![\d.,])([01]?\d|2[0-4])(?:[:.h]([0-5]\d))?(?![\d.,]*\d)/g;
const halfDayMinutes = 720;

/**
 * Hours that data for search engines states otherwise than the page that holds it, by their words, with the place of that
 * page: what visitors see counts, on all pages that repeat the data.
 */
export function findContradictedHours(contents: readonly Content[]): Map<string, number> {
  const contradicted = new Map<string, number>();
  for (const [at, { blocks, structuredData, language }] of contents.entries()) {
    const stated = structuredData
      .flatMap((entry) => readData(entry, language))
      .filter(({ kind }) => kind === 'hours');
    if (stated.length === 0) continue;
    const lines = blocks.flatMap((block) => blockText(block).replaceAll('\t', ' ').split('\n'));
    const shown = new Set(lines.filter(tellsHours).flatMap(readClock));
    if (shown.size === 0) continue;
    for (const { value } of stated)
      if (readClock(value).some((minutes) => !shown.has(minutes))) contradicted.set(value, at);
  }
  return contradicted;
}

/** The times of a text in minutes, the same for both halves of the day, since pages write 5 pm for 17:00. */
function readClock(text: string): number[] {
  return [...text.matchAll(clockTime)].map(
    ([, hours, minutes = '0']) => (Number(hours) * 60 + Number(minutes)) % halfDayMinutes,
  );
}
