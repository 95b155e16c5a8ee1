import { chooseGeneralContact } from '#functions/engine/knowledge/facts/choose-contact.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { VisitorLanguage } from '#shared/texts/visitor-languages.ts';
import { phrasesOf } from './phrases.ts';

/** "phone …, email …" of the organisation, or an empty text. */
export function contactDetails(knowledge: Knowledge, language: VisitorLanguage): string {
  const words = phrasesOf(language, knowledge);
  const phone = chooseGeneralContact(knowledge, 'phone')?.value;
  const email = chooseGeneralContact(knowledge, 'email')?.value;
  return [phone && `${words.phone} ${phone}`, email && `${words.email} ${email}`].filter(Boolean).join(', ');
}
