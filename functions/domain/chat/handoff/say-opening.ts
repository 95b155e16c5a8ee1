import { findKnownHours } from '#functions/domain/inbox/hours/known-hours.ts';
import { findOpening } from '#functions/domain/inbox/hours/office-clock.ts';
import type { Admission } from '#functions/domain/plans/admission.ts';
import { chooseGeneralContact } from '#functions/engine/knowledge/facts/choose-contact.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { tellClosings } from '#functions/engine/quoting/hours/find-closings.ts';
import type { Answer } from '#functions/engine/reply/answer.ts';
import { fill, joinSentences } from '#functions/engine/reply/fill.ts';
import { brandOfficeHours } from '#shared/domain/inbox/office-hours.ts';
import { formatDeadline, nameNearDay } from '#shared/texts/format-deadline.ts';
import type { VisitorLanguage } from '#shared/texts/visitor-languages.ts';
import { handoffPhrases } from './handoff-phrases.ts';

type Asked = {
  frame: VisitorLanguage;
  knowledge: Knowledge;
  admission: Admission | undefined;
  conversionId: string | undefined;
  askedAt: Date;
};

/**
 * Whoever asks for a person and is told a number also learns whether somebody is there now, unless the website states a
 * closing for that day: office hours know no holidays.
 */
export function sayOpening(answer: Answer, asked: Asked): Answer {
  const { frame, knowledge, admission, conversionId, askedAt } = asked;
  if (answer.intent !== 'handoff' || !chooseGeneralContact(knowledge, 'phone')) return answer;
  const ofAssistant = admission && findKnownHours(admission.standing.organisation, admission.conversion);
  const office = conversionId ? ofAssistant : brandOfficeHours;
  const opening = office && findOpening(askedAt, office);
  if (!opening) return answer;
  const { timeZone } = office;
  const isClosedOn = (instant: Date) =>
    tellClosings(knowledge, instant.toLocaleDateString('sv-SE', { timeZone })) !== undefined;
  if (conversionId && [askedAt, opening.until].some(isClosedOn)) return answer;
  const { openNow, closedNow } = handoffPhrases[frame];
  const near = nameNearDay(frame, opening.until, timeZone, askedAt);
  const deadline = {
    ...formatDeadline(frame, opening.until, timeZone, askedAt),
    ...(near !== undefined && { day: near }),
  };
  return {
    ...answer,
    text: joinSentences([answer.text, fill(opening.isOpen ? openNow : closedNow, deadline)]),
  };
}
