import type { ConversionStore } from '#functions/storage/dynamodb/conversions/conversion-store.ts';
import { addDays } from '#shared/domain/trial.ts';
import { dayOf } from '../chat/chat-day.ts';

/** Names are printed: one is free again only when nobody has come by it for so long. */
const keptDays = 365;

/** Who has a name. Without an assistant it is that of an erased one, and kept for whoever still comes by it. */
export type PageName = { conversionId?: string | undefined; seenOn?: string | undefined };

/** Today, and the day since when nobody may have come by a name that is free again. */
export type NameDays = { today: string; freeSince: string };

export type Placing = 'added' | 'full' | 'refused';

/** Stores the names of assistants' pages. */
export type ShareStore = {
  find(slug: string): Promise<PageName | undefined>;
  /** Notes that somebody came by a name today. */
  noteVisit(slug: string, name: PageName, today: string): Promise<void>;
  /** Whether it is the name of an organization that has an assistant. */
  isOfAnOrganization(slug: string): Promise<boolean>;
  /** `refused` when another assistant has the name, `full` when this one has had `mostSlugs`. */
  save(conversionId: string, share: { slug: string; isListed: boolean }, days: NameDays): Promise<Placing>;
  /** Gives a name to an assistant and takes it from `holder`, as long as that one has it. */
  move(slug: string, move: { to: string; holder: string | undefined; today: string }): Promise<Placing>;
};

export type SharePorts = { shares: ShareStore; conversions: Pick<ConversionStore, 'find'>; now(): Date };

/** When an instant is for names. */
export function sayDays(now: Date): NameDays {
  return { today: dayOf(now), freeSince: dayOf(addDays(now, -keptDays)) };
}

/** When the name of an erased assistant ends, if nobody comes by it any more. */
export const findNameEnd = (seenOn: string): Date => addDays(new Date(seenOn), keptDays + 1);

/** `maple-grove` and `maplegrove` are read and heard as one name. */
export const isSameName = (one: string, other: string): boolean => joinName(one) === joinName(other);

/** A name without what nobody hears. */
export const joinName = (slug: string): string => slug.replaceAll('-', '');

/** The assistant whose page has this name. A name is noted once a day at most, when somebody comes by it. */
export async function findByPageName(
  { shares, now }: { shares: Pick<ShareStore, 'find' | 'noteVisit'>; now(): Date },
  slug: string,
): Promise<string | undefined> {
  const name = await shares.find(slug);
  const { today } = sayDays(now());
  if (name && name.seenOn !== today) await shares.noteVisit(slug, name, today);
  return name?.conversionId;
}
