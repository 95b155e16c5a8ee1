import * as z from 'zod';
import { type BrandId, parseBrandId } from '#shared/brands/brand-names.ts';
import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';

const count = z.number().default(0);

/** Counts of an assistant's day. */
export const dayCountsSchema = z.object({
  visitors: count,
  conversations: count,
  questions: count,
  answered: count,
  unsure: count,
  responseMs: count,
  helpful: count,
  rated: count,
});
export type DayCounts = z.infer<typeof dayCountsSchema>;
/** What an exchange or rating adds to a day's counts; forwarded messages are counted per brand only. */
export type DayChange = Partial<DayCounts> & { forwarded?: number };

const noDayCounts = dayCountsSchema.parse({});

/** Adds up the counts of several days or shards. */
export function sumDayCounts(all: readonly DayCounts[]): DayCounts {
  const names = dayCountsSchema.keyof().options;
  const total = { ...noDayCounts };
  for (const one of all) for (const name of names) total[name] += one[name];
  return total;
}

type ResponseCounts = Pick<DayCounts, 'responseMs' | 'questions'>;

/** Average milliseconds until an answer; null before the first one. */
export function averageResponseMs({ responseMs, questions }: ResponseCounts): number | null {
  return questions > 0 ? Math.round(responseMs / questions) : null;
}

/** The same in seconds. */
export function averageResponseSeconds(counts: ResponseCounts): number | null {
  const milliseconds = averageResponseMs(counts);
  return milliseconds === null ? null : milliseconds / 1000;
}

/** Pseudo-day for the all-time totals. */
export const totalDay = 'total';

/** The UTC day of an instant, `YYYY-MM-DD`. */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

const brandPrefix = 'brand-';

/** Whether a brand's own assistant was asked, whose conversations nobody lists. */
export const isBrandsOwn = (owner: string): boolean => owner.startsWith(brandPrefix);

/** The brand of an assistant, or the brand whose own assistant it is. */
export function brandOfOwner(owner: string): BrandId {
  const ownBrand = isBrandsOwn(owner) ? parseBrandId(owner.slice(brandPrefix.length)) : undefined;
  return ownBrand ?? brandOfConversion(owner);
}
