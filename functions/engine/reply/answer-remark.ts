import { chooseContact } from '#functions/engine/knowledge/facts/choose-contact.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { frameLanguageOf } from '#functions/engine/language/detect/frame-language.ts';
import type { Remark } from '#functions/engine/lexicon/remark.ts';
import { refusedIntents } from '#shared/domain/refused-intents.ts';
import type { VisitorLanguage } from '#shared/texts/visitor-languages.ts';
import type { Answer } from './answer.ts';
import { citeSource } from './cite.ts';
import { contactDetails } from './contact-details.ts';
import { findQuestions } from './find-questions.ts';
import { fill, joinSentences, phrasesOf } from './phrases.ts';

/** Replies to a message that isn't a question about the site. */
export function answerRemark(
  remark: Remark,
  message: string,
  knowledge: Knowledge,
  language = frameLanguageOf(message, knowledge.languages),
): Answer {
  return remark === 'handoff' ? handOff(knowledge, language) : remarkIn(language, remark, knowledge);
}

/** Greets the visitor in the language they asked for. */
export function greetIn(language: VisitorLanguage, knowledge: Knowledge): Answer {
  return remarkIn(language, 'greeting', knowledge);
}

function remarkIn(
  language: VisitorLanguage,
  remark: Exclude<Remark, 'handoff'>,
  knowledge: Knowledge,
): Answer {
  return {
    text: sayRemark(remark, knowledge, language),
    outcome: refusedIntents.has(remark) ? 'declined' : 'smalltalk',
    confidence: 1,
    intent: remark,
    citations: [],
    suggestions: remark === 'opening' ? findQuestions(knowledge.passages) : [],
  };
}

function sayRemark(
  remark: Exclude<Remark, 'handoff'>,
  knowledge: Knowledge,
  language: VisitorLanguage,
): string {
  const organisation = knowledge.organisationName;
  const words = phrasesOf(language, knowledge);
  const isRefusal = remark === 'injection' || remark === 'offTopic';
  const said = fill(words[isRefusal ? 'refused' : remark], { organisation });
  const contact = remark === 'complaint' ? contactDetails(knowledge, language) : '';
  return contact === '' ? said : joinSentences([said, fill(words.contactOffer, { organisation, contact })]);
}

function handOff(knowledge: Knowledge, language: VisitorLanguage): Answer {
  const words = phrasesOf(language, knowledge);
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
