import type ICAL from 'ical.js';
import { RRuleTemporal } from 'rrule-temporal';

const dayMilliseconds = 86_400_000;
const daysOfStep: Readonly<Record<string, number>> = { DAILY: 1, WEEKLY: 7 };
const expandedFrequencies: ReadonlySet<string> = new Set(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']);
/** Longer counts are told in words only. */
const countLimit = 750;
/** Rules that never come true ("30 February") end here. */
const workLimits = { maxIterations: 1_500, maxCandidateEvaluations: 20_000 };

export type Expansion = {
  rule: ICAL.Recur;
  start: number;
  /** The last moment of the rule, on the clock of the series. */
  until: number | undefined;
  /** Dates before are left out. */
  from: number;
  limit: number;
  /** When to give up, on the clock of `performance.now()`. */
  deadline: number;
};

/**
 * The dates of a rule in order, on the clock of the series. Undefined if following it takes too much work. Not ical.js's
 * own iterator: it gets BYSETPOS wrong and never ends for rules that never come true.
 */
export function expandRule(expansion: Expansion): number[] | undefined {
  const { rule, from, limit, deadline } = expansion;
  if (!expandedFrequencies.has(rule.freq) || (rule.count ?? 0) > countLimit) return undefined;
  if (performance.now() > deadline) return undefined;
  const dates: number[] = [];
  let isLate = false;
  const take = (at: number): boolean => {
    if (at >= from) dates.push(at);
    isLate = performance.now() > deadline;
    return dates.length < limit && !isLate;
  };
  try {
    const isShifted = startNear(expansion) !== expansion.start;
    if (isShifted && expansion.start >= from) take(expansion.start);
    new RRuleTemporal({
      rruleString: ruleText(expansion),
      includeDtstart: !isShifted,
      cache: false,
      ...workLimits,
    }).all(({ epochMilliseconds }) => take(epochMilliseconds));
  } catch {
    // The dates so far are right; without any, the rule is told in words only.
    return dates.length > 0 ? dates : undefined;
  }
  return isLate ? undefined : dates;
}

function ruleText(expansion: Expansion): string {
  const { rule, start, until } = expansion;
  const hasDays = ['BYDAY', 'BYMONTHDAY'].some((part) => rule.getComponent(part).length > 0);
  const parts = [
    rule.toString().replace(/;?UNTIL=[^;]*/, ''),
    ...(rule.freq === 'MONTHLY' && !hasDays ? [`BYMONTHDAY=${new Date(start).getUTCDate()}`] : []),
    ...(until === undefined ? [] : [`UNTIL=${compact(until)}`]),
  ];
  return `DTSTART:${compact(startNear(expansion))}\nRRULE:${parts.join(';')}`;
}

/** A start of the same rhythm close before `from`, because following a rule from years ago is slow. */
function startNear({ rule, start, from }: Expansion): number {
  if (rule.count || from <= start) return start;
  const interval = Math.max(1, rule.interval);
  const days = daysOfStep[rule.freq];
  if (days !== undefined) {
    const step = interval * days * dayMilliseconds;
    return start + Math.max(0, Math.floor((from - start) / step) - 1) * step;
  }
  if (rule.freq !== 'MONTHLY') return start;
  const [first, last] = [new Date(start), new Date(from)];
  const months =
    (last.getUTCFullYear() - first.getUTCFullYear()) * 12 + last.getUTCMonth() - first.getUTCMonth();
  const steps = Math.floor(months / interval) - 1;
  if (steps < 1) return start;
  const near = new Date(start);
  near.setUTCMonth(near.getUTCMonth() + steps * interval, 1);
  return near.getTime();
}

const compact = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
