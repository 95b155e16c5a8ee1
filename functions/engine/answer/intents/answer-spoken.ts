import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { type Language, languages } from '#functions/engine/language/languages.ts';
import { dialogues } from '#functions/engine/lexicon/dialogues.ts';
import type { Answer } from '../compose/answer.ts';
import { declineWith } from '../compose/decline-question.ts';
import { fill, phrases } from '../compose/phrases.ts';
import { namesLanguage } from '../understand/find-requested-language.ts';
import { languagesOf } from '../understand/terms/expand-term.ts';

/**
 * "Do you speak Spanish?": what the site says of that language, asked in the site's own; else that it doesn't say, and
 * in Spanish that the assistant answers in it.
 */
export function answerSpoken(
  { language, askedIn }: { language: Language; askedIn: Language },
  text: string,
  knowledge: Knowledge,
  ask: (question: string) => Answer,
): Answer {
  const siteLanguage = languagesOf(knowledge).find((own) => languages.includes(own) && own !== 'und') ?? 'en';
  const label = new Intl.DisplayNames([siteLanguage], { type: 'language' }).of(language) ?? language;
  const question = fill(dialogues[siteLanguage].siteQuestions.asked.spoken, { label });
  const reply = ask(siteLanguage === askedIn ? text : question);
  const isSaid = reply.outcome === 'answered' || reply.outcome === 'unsure';
  if (isSaid && namesLanguage(reply.text, language)) return reply;
  const declined = declineWith({ language: askedIn, kind: 'yes-no' }, knowledge, undefined);
  return { ...declined, text: `${declined.text} ${phrases[language].ownLanguage}`, confidence: 1 };
}
