import type { Contact } from '#functions/engine/knowledge/facts/choose-contact.ts';
import { listInForce } from '#functions/engine/knowledge/facts/hours-in-force.ts';
import type { Fact, Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { spellOutLeadingDays } from '#functions/engine/values/short-weekdays.ts';
import { coversWeekday, findWeekdays } from '#functions/engine/values/weekday-names.ts';
import { citeSource } from '../../reply/cite.ts';
import type { AnsweredDay } from '../../search/find-asked-day.ts';
import { chooseShown } from '../choose-shown.ts';
import type { FactAnswer } from '../fact-answer.ts';
import { listFacts, sayFacts } from '../say-facts.ts';
import { tellClosings } from './find-closings.ts';

/**
 * The hours in force on a day, those of its weekday if there are any, and behind them those of another season that have the
 * weekday. Where the website states a closing for the very date, that. Undefined if no hours are in force.
 */
export function answerWithHours(
  contacts: readonly Contact[],
  day: AnsweredDay,
  knowledge: Knowledge,
): FactAnswer | undefined {
  const closings = day.named ? tellClosings(knowledge, day.date) : undefined;
  if (closings && day.named === 'date') return closings;
  const hours = tellHours(contacts, day, knowledge);
  if (!closings || !hours) return closings ?? hours;
  return {
    text: `${closings.text}\n${hours.text}`,
    citations: [...closings.citations, ...hours.citations],
  };
}

function tellHours(
  contacts: readonly Contact[],
  day: AnsweredDay,
  knowledge: Knowledge,
): FactAnswer | undefined {
  const { inForce, beside } = chooseLines(contacts, day);
  if (inForce.length === 0) return undefined;
  return {
    text:
      beside.length === 0 ? sayFacts(inForce) : [inForce, beside].map((facts) => listFacts(facts)).join('\n'),
    citations: [...inForce, ...beside].flatMap(
      ({ source, quote }) => citeSource(knowledge, source, quote) ?? [],
    ),
  };
}

function chooseLines(contacts: readonly Contact[], { date, named, weekdays }: AnsweredDay) {
  const covers = ({ quote }: Fact) =>
    weekdays.some((weekday) => coversWeekday(spellOutLeadingDays(quote), weekday));
  const shown = factsOf(chooseShown(contacts));
  const inForce = listInForce(shown, date);
  const others = shown.filter((fact) => !inForce.includes(fact));
  if (!named) return { inForce, beside: others };
  const beside = named === 'weekday' ? others.filter(covers) : [];
  const ofDay = inForce.filter((fact) => covers(fact) || (named === 'date' && !namesWeekday(fact)));
  if (ofDay.some(covers)) return { inForce: ofDay, beside };
  // Another page may tell the day.
  const elsewhere =
    named === 'weekday' && beside.length === 0
      ? listInForce(
          factsOf(chooseShown(contacts.filter(({ facts }) => facts.slice(0, 1).some(covers)))),
          date,
        )
      : [];
  return { inForce: elsewhere.length > 0 ? elsewhere : inForce, beside };
}

const namesWeekday = ({ quote }: Fact): boolean => findWeekdays(spellOutLeadingDays(quote)).length > 0;

const factsOf = (contacts: readonly Contact[]): Fact[] => contacts.flatMap(({ facts: [fact] }) => fact ?? []);
