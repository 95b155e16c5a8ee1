import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { VisitorLanguage } from '#shared/texts/visitor-languages.ts';
import { contactDetails } from './contact-details.ts';
import { fill, joinSentences, phrasesOf } from './phrases.ts';

/** Says that the website doesn't tell, and how to ask the organization. */
export function decline(frame: VisitorLanguage, knowledge: Knowledge): string {
  const { declined } = phrasesOf(frame, knowledge);
  return joinSentences([
    fill(declined, { organisation: knowledge.organisationName }),
    ...offerContact(frame, knowledge),
  ]);
}

/** Says that there is no sure answer, and how to ask the organization. */
export function sayNoSureAnswer(frame: VisitorLanguage, knowledge: Knowledge): string {
  return joinSentences([phrasesOf(frame, knowledge).noSureAnswer, ...offerContact(frame, knowledge)]);
}

function offerContact(frame: VisitorLanguage, knowledge: Knowledge): string[] {
  const organisation = knowledge.organisationName;
  const contact = contactDetails(knowledge, frame);
  return contact === '' ? [] : [fill(phrasesOf(frame, knowledge).contactOffer, { organisation, contact })];
}
