import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { isSelfName } from '#functions/engine/language/subject-weight.ts';
import { findWeekdays } from '#functions/engine/values/weekday-names.ts';
import { matchWish } from './match-wordings.ts';
import { organisationNameWords } from './organisation-name-words.ts';
import { startsAsking } from './read-reply.ts';
import type { Wish } from './read-wordings.ts';

/** What a message wants of an organization, whatever day it names and however it calls the organization. */
export function readWish(message: string, knowledge: Knowledge, isFirst: boolean) {
  const own = organisationNameWords(knowledge);
  const namesDay = findWeekdays(message).length > 0;
  return matchWish(message, {
    isFirst,
    excluded: findExcluded(message, namesDay),
    ignored: (word) => own.has(word) || isSelfName(word) || findWeekdays(word).length > 0,
  });
}

/**
 * "Is anybody there on Saturdays?" and "Can I talk to someone on a Sunday?" ask for the hours of a day, and "I need a lawyer,
 * what do you charge?" for a price.
 */
function findExcluded(message: string, namesDay: boolean): ReadonlySet<Wish> {
  const excluded = new Set<Wish>(namesDay ? ['opening'] : []);
  const [, ...rest] = message.split(/[,.;:!?。、，؟！？]+\s*/u).filter(Boolean);
  const isQuestion = /[?？؟]\s*$/.test(message);
  if (isQuestion && (namesDay || rest.some(startsAsking))) excluded.add('person');
  return excluded;
}
