import type { UserStore } from '#functions/storage/dynamodb/accounts/user-store.ts';
import type { ChatDayStore } from '#functions/storage/dynamodb/chat/chat-day-store.ts';
import type { ListingStore } from '#functions/storage/dynamodb/staff/listing-store.ts';
import { addDays } from '#shared/domain/trial.ts';
import type { Organisation } from '../accounts/account.ts';
import { type DayCounts, dayCountsSchema, dayOf, totalDay } from '../chat/chat-day.ts';
import { isPaying, kindOf, makeListing } from './listing.ts';

type TakingPorts = {
  listings: Pick<ListingStore, 'find' | 'enroll'>;
  users: Pick<UserStore, 'find'>;
  chatDays: Pick<ChatDayStore, 'read' | 'readDays'>;
  now(): Date;
};

/** Days of visits the dashboard shows. */
const shownDays = 31;

/**
 * Whether a customer is in the staff lists; adds one older than the lists. From `countedSince` on everything
 * was counted live, so only earlier data is added.
 */
export async function ensureListed(
  ports: TakingPorts,
  organisation: Organisation,
  countedSince = dayOf(ports.now()),
): Promise<boolean> {
  const found = await ports.listings.find(organisation);
  if (!found) return false;
  if (found.listing) return true;
  const { userId, conversionId } = found.entry;
  const now = ports.now();
  const [user, total, recent] = await Promise.all([
    ports.users.find(userId),
    ports.chatDays.read(conversionId, totalDay),
    ports.chatDays.readDays(conversionId, dayOf(addDays(now, -shownDays)), dayOf(now)),
  ]);
  if (!user) return false;
  const past = [...recent].filter(([day]) => day < countedSince);
  const present = [...recent].filter(([day]) => day >= countedSince);
  const listing = makeListing(organisation, user, conversionId);
  const isTrial = kindOf(organisation) === 'trial';
  await ports.listings.enroll(organisation, listing, {
    days: new Map(past),
    total: present.reduce((left, [, counts]) => subtract(left, counts), total),
    sales: {
      at: now,
      totals: {
        ...{ trials: 1, paid: Number(isPaying(organisation)) },
        customers: Number(organisation.paidSince !== undefined),
      },
      ...(isTrial && { trialEnds: [{ endsAt: organisation.trialEndsAt, change: 1 as const }] }),
    },
  });
  return true;
}

function subtract(left: DayCounts, right: DayCounts): DayCounts {
  const names = dayCountsSchema.keyof().options;
  return dayCountsSchema.parse(
    Object.fromEntries(names.map((name) => [name, Math.max(0, left[name] - right[name])])),
  );
}
