import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { splitQuestions } from '#shared/domain/chat/question-result.ts';
import type { Period } from '#shared/domain/figures/period.ts';
import { scoreRatings } from '#shared/domain/figures/ratings.ts';
import { percentOf } from '#shared/domain/figures/shares.ts';
import type { AdminAnalytics } from '#shared/domain/staff/staff-analytics.ts';
import { averageResponseSeconds } from '../chat/chat-day.ts';
import { countBySlot, daysOf, listSlots } from '../figures/period.ts';
import type { Caller } from '../identity/session.ts';
import { brandsOfScope, chooseScope } from '../staff/scope.ts';
import { type Activity, type ActivityName, sumActivity } from './activity.ts';
import { mergeQueries } from './merge-queries.ts';
import type { AnalyticsPorts } from './ports.ts';

/** Two gigabytes of an x86 function at 0.0000166667 USD a second each: aws.amazon.com/lambda/pricing. */
const usdPerRenderSecond = 2 * 0.0000166667;

/** Visitor activity on the assistants the caller manages. Throws FORBIDDEN. */
export async function describeAnalytics(
  ports: AnalyticsPorts,
  caller: Pick<Caller, 'role' | 'brandId'>,
  { platform, period }: { platform?: BrandId | undefined; period: Period },
  group: Parameters<typeof mergeQueries>[1],
): Promise<AdminAnalytics> {
  const slots = listSlots(period, ports.now());
  const { from, to } = daysOf(slots);
  const platforms = await Promise.all(
    brandsOfScope(chooseScope(caller, platform)).map(async (brandId) => {
      const [hours, days] = await Promise.all([
        ports.brandHours.read(brandId, from, to),
        ports.queries.readTop(brandId, from, to),
      ]);
      return { brandId, domain: brands[brandId].name, days, ...cutToSlots(slots, hours) };
    }),
  );
  const all = platforms.flatMap(({ hours }) => hours);
  const total = sumActivity(all.map(([, activity]) => activity));
  const bySlot = countBySlot(slots, all);
  const queries = mergeQueries(platforms, group);
  const overTime = (name: ActivityName) =>
    [...bySlot].map(([label, counts]) => ({ label, count: sumActivity(counts)[name] }));
  return {
    platforms: platforms.map(({ brandId, domain, total: own }) => ({
      brandId,
      domain,
      ...describePlatform(own),
    })),
    visitors: overTime('visitors'),
    conversations: overTime('conversations'),
    busiestHours: countHours(all),
    outcomes: { ...splitQuestions(total), forwarded: total.forwarded },
    reading: {
      ...{ pages: total.pagesRead, rendered: total.pagesRendered },
      seconds: Math.round(total.renderMs / 1000),
      usd: (total.renderMs / 1000) * usdPerRenderSecond,
    },
    ratings: { helpful: total.helpful, unhelpful: Math.max(0, total.rated - total.helpful) },
    topQueries: queries.queries,
    queryTotal: queries.total,
  };
}

/** The period's first day was read in full, so hours before its first slot are dropped. */
function cutToSlots(slots: readonly string[], hours: ReadonlyMap<string, Activity>) {
  const first = (slots[0] ?? '').slice(0, 13);
  const kept = [...hours].filter(([hour]) => hour >= first);
  return { hours: kept, total: sumActivity(kept.map(([, activity]) => activity)) };
}

function describePlatform(total: Activity) {
  const { visitors, conversations, questions, answered, forwarded } = total;
  return {
    ...{ visitors, conversations, questions, forwarded },
    answeredPercent: percentOf(answered, questions),
    averageResponseTime: averageResponseSeconds(total),
    satisfaction: scoreRatings(total),
  };
}

/** Conversations by hour of the day. */
function countHours(hours: readonly (readonly [hour: string, Activity])[]): AdminAnalytics['busiestHours'] {
  return Array.from({ length: 24 }, (_, hour) => {
    const name = String(hour).padStart(2, '0');
    const counts = hours.filter(([at]) => at.endsWith(`T${name}`)).map(([, activity]) => activity);
    return { label: `${name}:00`, count: sumActivity(counts).conversations };
  });
}
