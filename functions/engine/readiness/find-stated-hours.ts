import { type StatedHours, weekdays } from '#shared/domain/inbox/office-hours.ts';
import { rankContacts } from '../knowledge/facts/choose-contact.ts';
import { namesSeason } from '../knowledge/facts/hours-in-force.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { findOpeningHours } from './claims/find-opening-hours.ts';

/** A line for each day, in two languages. */
const mostLines = 14;
const statedTextLimit = 160;
const lastDay = 6;

type Span = { opens: number; closes: number };
type ToldDay = Span & { day: number; text: string };

/**
 * The organisation's main hours as one span on some weekdays: the one that holds on most of them. Days come from the
 * page that states hours best, each from its first line. Hours of a part of the year are nobody's main ones: without others,
 * none are told.
 */
export function findStatedHours(knowledge: Knowledge): StatedHours | undefined {
  const days = [...listDays(knowledge).values()];
  const groups = [...Map.groupBy(days, ({ opens, closes }) => `${opens}-${closes}`).values()];
  const [main] = groups.toSorted((left, right) => right.length - left.length);
  const [first] = main ?? [];
  if (!main || !first) return undefined;
  const named = new Set(main.map(({ day }) => day));
  const text = [...new Set(main.map((told) => told.text))].join('; ');
  return {
    // `weekdays` begins on Monday, and 0 is Sunday.
    days: weekdays.filter((_, at) => named.has((at + 1) % weekdays.length)),
    opens: first.opens,
    closes: first.closes,
    text: text.length > statedTextLimit ? `${text.slice(0, statedTextLimit - 1)}…` : text,
  };
}

function listDays(knowledge: Knowledge): Map<number, ToldDay> {
  const stated = rankContacts(knowledge, 'hours').flatMap(({ facts: [fact] }) => {
    if (!fact) return [];
    const read = findOpeningHours(fact.value) ?? findOpeningHours(`${fact.label} ${fact.value}`);
    return read ? [{ fact, byDay: read.byDay }] : [];
  });
  const best = stated[0]?.fact.source;
  const ofBest = stated.filter(({ fact }) => fact.source === best && !namesSeason(fact));
  const days = new Map<number, ToldDay>();
  for (const { fact, byDay } of ofBest.slice(0, mostLines)) {
    for (const [day, times] of byDay) {
      const span = readSpan(times);
      if (span && day <= lastDay && !days.has(day)) days.set(day, { ...span, day, text: fact.value });
    }
  }
  return days;
}

/** "540-720 780-1020", in minutes: from nine to five with a break, to the quarter hour. */
function readSpan(times: string): Span | undefined {
  const ends = times
    .split(' ')
    .map((span) => span.split('-').map((minutes) => Math.round(Number(minutes) / 15) / 4));
  const opens = Math.min(...ends.map(([from = Number.NaN]) => from));
  const closes = Math.max(...ends.map(([, to = Number.NaN]) => to));
  return opens >= 0 && closes <= 24 && opens < closes ? { opens, closes } : undefined;
}
