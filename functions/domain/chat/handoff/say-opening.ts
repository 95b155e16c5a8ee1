import { findKnownHours } from '#functions/domain/inbox/hours/known-hours.ts';
import { findOpening } from '#functions/domain/inbox/hours/office-clock.ts';
import type { Admission } from '#functions/domain/plans/admission.ts';
import { chooseGeneralContact } from '#functions/engine/knowledge/facts/choose-contact.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { Answer } from '#functions/engine/reply/answer.ts';
import { fill, joinSentences } from '#functions/engine/reply/fill.ts';
import { brandOfficeHours } from '#shared/domain/inbox/office-hours.ts';
import { formatDeadline } from '#shared/texts/format-deadline.ts';
import type { VisitorLanguage } from '#shared/texts/visitor-languages.ts';
import { handoffPhrases } from './handoff-phrases.ts';

type Asked = {
  frame: VisitorLanguage;
  knowledge: Knowledge;
  admission: Admission | undefined;
  conversionId: string | undefined;
  askedAt: Date;
};

/** Whoever asks for a person and is told a number also learns whether somebody is there now. */
export function sayOpening(answer: Answer, asked: Asked): Answer {
  const { frame, knowledge, admission, conversionId, askedAt } = asked;
  if (answer.intent !== 'handoff' || !chooseGeneralContact(knowledge, 'phone')) return answer;
  const ofAssistant = admission && findKnownHours(admission.standing.organisation, admission.conversion);
  const office = conversionId ? ofAssistant : brandOfficeHours;
  const opening = office && findOpening(askedAt, office);
  if (!opening) return answer;
  const { openNow, closedNow } = handoffPhrases[frame];
  const deadline = formatDeadline(frame, opening.until, office.timeZone, askedAt);
  return {
    ...answer,
    text: joinSentences([answer.text, fill(opening.isOpen ? openNow : closedNow, deadline)]),
  };
}
