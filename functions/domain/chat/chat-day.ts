import * as z from 'zod';
import { type BrandId, parseBrandId } from '#shared/brands/brand-names.ts';
import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';

const count = z.number().default(0);

/** What is counted of an assistant's day. */
export const dayCountsSchema = z.object({
  visitors: count,
  conversations: count,
  questions: count,
  answered: count,
  responseMs: count,
  helpful: count,
  rated: count,
});
export type DayCounts = z.infer<typeof dayCountsSchema>;
export type DayCounter = keyof DayCounts;
/** What one exchange or rating adds to the counts of a day; messages that were passed on are counted by brand alone. */
export type DayChange = Partial<DayCounts> & { forwarded?: number };

/** In place of a day: everything since the assistant began. */
export const totalDay = 'total';

/** The UTC day of an instant, `YYYY-MM-DD`. */
export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

const brandPrefix = 'brand-';

/** The brand of an assistant, or whose own assistant it is. */
export function brandOfOwner(owner: string): BrandId {
  const ownBrand = owner.startsWith(brandPrefix) ? parseBrandId(owner.slice(brandPrefix.length)) : undefined;
  return ownBrand ?? brandOfConversion(owner);
}
