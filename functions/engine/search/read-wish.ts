import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { isSelfName } from '#functions/engine/language/subject-weight.ts';
import { findWeekdays } from '#functions/engine/values/weekday-names.ts';
import { matchWish } from './match-wordings.ts';
import { organisationNameWords } from './organisation-name-words.ts';

/** What a message wants of an organization, whatever day it names and however it calls the organization. */
export function readWish(message: string, knowledge: Knowledge, isFirst: boolean) {
  const own = organisationNameWords(knowledge);
  return matchWish(message, {
    isFirst,
    ignored: (word) => own.has(word) || isSelfName(word) || findWeekdays(word).length > 0,
  });
}
