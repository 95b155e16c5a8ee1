import { chooseContact } from '#functions/knowledge/choose-contact.ts';
import type { Knowledge } from '#functions/knowledge/knowledge.ts';
import { detectLanguage } from '#functions/knowledge/language/detect-language.ts';
import type { Language } from '#functions/knowledge/language/languages.ts';
import type { ChatOutcome } from '#shared/contract/chat.ts';
import type { Answer } from './answer.ts';
import { citeSource } from './cite.ts';
import { contactDetails } from './contact-details.ts';
import type { Remark } from './conversation-patterns.ts';
import { languagesOf } from './expand-term.ts';
import { fill, phrases } from './phrases.ts';

/** The reply to a remark that asks nothing of the site. */
export function answerRemark(remark: Remark, message: string, knowledge: Knowledge): Answer {
  const [siteLanguage = 'en'] = languagesOf(knowledge);
  const language = detectLanguage(message, siteLanguage) ?? siteLanguage;
  if (remark === 'handoff') return handOff(knowledge, language);
  const outcome: ChatOutcome = remark === 'injection' || remark === 'abuse' ? 'declined' : 'smalltalk';
  const phrase = phrases[language][remark === 'injection' ? 'refused' : remark];
  return {
    text: fill(phrase, { organisation: knowledge.organisationName }),
    outcome,
    confidence: 1,
    intent: remark,
    citations: [],
    suggestions: [],
  };
}

function handOff(knowledge: Knowledge, language: Language): Answer {
  const words = phrases[language];
  const contact = contactDetails(knowledge, language);
  const facts = [chooseContact(knowledge, 'phone')?.facts[0], chooseContact(knowledge, 'email')?.facts[0]];
  const citations = facts.flatMap((fact) =>
    fact ? (citeSource(knowledge, fact.source, fact.quote) ?? []) : [],
  );
  const phrase = contact === '' ? words.handoffWithoutContact : words.handoff;
  return {
    text: fill(phrase, { organisation: knowledge.organisationName, contact }),
    outcome: 'handoff',
    confidence: 1,
    intent: 'handoff',
    citations,
    suggestions: [],
  };
}
