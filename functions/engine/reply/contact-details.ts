import { chooseGeneralContact } from '#functions/engine/knowledge/facts/choose-contact.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { FrameLanguage } from '#functions/engine/language/frame-language.ts';
import { phrasesOf } from './phrases.ts';

/** "phone …, email …" of the organisation, or an empty text. */
export function contactDetails(knowledge: Knowledge, language: FrameLanguage): string {
  const words = phrasesOf(language, knowledge);
  const phone = chooseGeneralContact(knowledge, 'phone')?.value;
  const email = chooseGeneralContact(knowledge, 'email')?.value;
  return [phone && `${words.phone} ${phone}`, email && `${words.email} ${email}`].filter(Boolean).join(', ');
}
