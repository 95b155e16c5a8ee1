import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { FrameLanguage } from '#functions/engine/language/frame-language.ts';
import { contactDetails } from './contact-details.ts';
import { fill, joinSentences, phrasesOf } from './phrases.ts';

/** Says that the website doesn't tell, and how to ask the organization. */
export function decline(frame: FrameLanguage, knowledge: Knowledge): string {
  const words = phrasesOf(frame, knowledge);
  const organisation = knowledge.organisationName;
  const contact = contactDetails(knowledge, frame);
  return joinSentences([
    fill(words.declined, { organisation }),
    ...(contact === '' ? [] : [fill(words.contactOffer, { organisation, contact })]),
  ]);
}
