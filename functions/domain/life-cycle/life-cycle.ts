import { addDays, erasureNoticeDays, keptAfterTrialDays, trialWarningDays } from '#shared/domain/trial.ts';
import type { LifeCycle, Organisation } from '../accounts/account.ts';
import { findUsagePercent, isUsageNews, type Standing } from '../plans/standing.ts';
import { spreadOver } from '../system/spread-over.ts';

/** Notices about a trial that ends without a plan. */
export type TrialEvent = 'ends-soon' | 'ends-tomorrow' | 'ended' | 'erasure-announced';

const reminders: readonly { event: TrialEvent; daysBeforeEnd: number }[] = [
  { event: 'ends-soon', daysBeforeEnd: trialWarningDays },
  { event: 'ends-tomorrow', daysBeforeEnd: 1 },
];

/** A week from Monday to Monday, in UTC. */
export type Week = { begin: Date; end: Date };

/** A customer's due actions, the state to store, and when to check again. */
export type LifeCycleStep = {
  /** The account is due for erasure: nothing else happens. */
  isErasure: boolean;
  trialEvent: TrialEvent | undefined;
  /** The completed week that has had no mail. */
  week: Week | undefined;
  /** The share of the month's conversations to report to the owner. */
  usagePercent: number | undefined;
  lifeCycle: LifeCycle;
  dueAt: Date;
};

/**
 * The next step of a customer's life cycle. Missed notices aren't sent later: only the last of several
 * overdue reminders counts, and nothing is erased earlier than seven days after its notice.
 */
export function planStep(standing: Standing, before: LifeCycle, now: Date): LifeCycleStep {
  const { month, organisation } = standing;
  const { organisationId } = organisation;
  const toldUntil = new Date(before.toldUntil);
  const trialEvents = listTrialEvents(standing);
  const trialEvent = trialEvents.findLast(({ at }) => at > toldUntil && at <= now)?.event;
  const erasureDueAt = findErasure(standing, before, trialEvent, now);
  const week = findWeek(organisationId, toldUntil, now);
  const usagePercent = isUsageNews(standing) ? findUsagePercent(standing) : undefined;
  const { ownerId, usageTold, isQuietTold } = before;
  const coming = [
    ...trialEvents.map(({ at }) => at),
    ...(erasureDueAt ? [erasureDueAt] : []),
    findNextSummaryTime(organisationId, now),
  ].filter((at) => at > now);
  return {
    isErasure: erasureDueAt !== undefined && erasureDueAt <= now,
    trialEvent,
    week,
    usagePercent,
    lifeCycle: {
      ownerId,
      toldUntil: now.toISOString(),
      usageTold: usagePercent === undefined ? usageTold : { month, percent: usagePercent },
      isQuietTold,
      erasureDueAt: erasureDueAt?.toISOString(),
    },
    dueAt: new Date(Math.min(...coming.map(Number))),
  };
}

/** First due time of a new customer's life cycle. */
export function findFirstDue(organisationId: string, createdAt: Date, trialEndsAt: Date): Date {
  const firstReminder = addDays(trialEndsAt, -trialWarningDays);
  return new Date(Math.min(Number(firstReminder), Number(findNextSummaryTime(organisationId, createdAt))));
}

function listTrialEvents({ organisation }: Standing): { event: TrialEvent; at: Date }[] {
  if (organisation.plan !== 'trial') return [];
  const end = new Date(organisation.trialEndsAt);
  const keptFrom = findKeptFrom(organisation);
  return [
    ...reminders.map(({ event, daysBeforeEnd }) => ({ event, at: addDays(end, -daysBeforeEnd) })),
    // The end of a plan was announced with it.
    ...(organisation.planEndedAt ? [] : [{ event: 'ended' as const, at: keptFrom }]),
    { event: 'erasure-announced', at: addDays(keptFrom, keptAfterTrialDays - erasureNoticeDays) },
  ];
}

/** Start of the retention period: the end of trial or plan. */
function findKeptFrom({ trialEndsAt, planEndedAt = '', heldUntil = '' }: Organisation): Date {
  const instants = [trialEndsAt, planEndedAt, heldUntil].toSorted();
  return new Date(instants.at(-1) ?? trialEndsAt);
}

/** The announced erasure's instant; a longer trial or a plan cancels it. */
function findErasure(
  { organisation }: Standing,
  lifeCycle: LifeCycle,
  trialEvent: TrialEvent | undefined,
  now: Date,
): Date | undefined {
  if (organisation.plan !== 'trial') return undefined;
  const { erasureDueAt } = lifeCycle;
  const earliest = addDays(findKeptFrom(organisation), keptAfterTrialDays);
  if (trialEvent === 'erasure-announced')
    return new Date(Math.max(Number(earliest), Number(addDays(now, erasureNoticeDays))));
  return erasureDueAt && new Date(erasureDueAt) >= earliest ? new Date(erasureDueAt) : undefined;
}

/**
 * Summaries are sent from 13:00 UTC on a Monday, morning in the United States, where the brands are. Each customer has
 * a minute of its own in these hours, so that the work and the mails of all customers don't come at once.
 */
const summaryHourUtc = 13;
const summaryMinutes = 4 * 60;
const monday = 1;

/** The latest summary time that isn't in the future. */
function findSummaryTime(organisationId: string, now: Date): Date {
  const today = new Date(now);
  today.setUTCHours(summaryHourUtc, spreadOver(summaryMinutes, organisationId), 0, 0);
  const daysSinceMonday = (now.getUTCDay() - monday + 7) % 7;
  const ofThisWeek = addDays(today, -daysSinceMonday);
  return ofThisWeek > now ? addDays(ofThisWeek, -7) : ofThisWeek;
}

function findNextSummaryTime(organisationId: string, now: Date): Date {
  return addDays(findSummaryTime(organisationId, now), 7);
}

function findWeek(organisationId: string, toldUntil: Date, now: Date): Week | undefined {
  const summaryTime = findSummaryTime(organisationId, now);
  if (summaryTime <= toldUntil) return undefined;
  const end = new Date(summaryTime);
  end.setUTCHours(0, 0, 0, 0);
  return { begin: addDays(end, -7), end };
}
