import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { type Language, languages } from '#functions/engine/language/languages.ts';
import { dialogues } from '#functions/engine/lexicon/dialogues.ts';
import type { Answer } from '#functions/engine/reply/answer.ts';
import { contactDetails } from '#functions/engine/reply/contact-details.ts';
import { introduceForeignQuote } from '#functions/engine/reply/introduce-foreign-quote.ts';
import { fill, joinSentences, phrases } from '#functions/engine/reply/phrases.ts';
import { namesLanguage } from '#functions/engine/search/find-requested-language.ts';
import { languagesOf } from '#functions/engine/search/terms/expand-term.ts';

type SpokenQuestion = { language: Language; askedIn: Language };

/**
 * "Do you speak Spanish?": what the site says of that language, else that it doesn't say; and that the assistant answers
 * in it. All in the visitor's language.
 */
export function answerSpoken(
  { language, askedIn }: SpokenQuestion,
  text: string,
  knowledge: Knowledge,
  ask: (question: string) => Answer,
): Answer {
  const siteLanguage = languagesOf(knowledge).find((own) => languages.includes(own) && own !== 'und') ?? 'en';
  const inSiteLanguage = fill(dialogues[siteLanguage].siteQuestions.asked.spoken, {
    label: nameLanguage(language, siteLanguage),
  });
  const words = phrases[askedIn];
  const label = nameLanguage(language, askedIn);
  const ability = fill(words.repliesIn, { language: label });
  for (const question of siteLanguage === askedIn ? [text, inSiteLanguage] : [inSiteLanguage]) {
    const reply = ask(question);
    const isSaid = reply.outcome === 'answered' || reply.outcome === 'unsure';
    if (!isSaid || !namesLanguage(reply.text, language)) continue;
    const lines =
      reply.outcome === 'answered'
        ? [introduceForeignQuote(askedIn, siteLanguage), reply.text, ability]
        : [
            joinSentences([ability, words.unsure]),
            ...reply.text.split('\n').filter((line) => namesLanguage(line, language)),
          ];
    return { ...reply, intent: 'yes-no', text: lines.filter((line) => line !== undefined).join('\n') };
  }
  const organisation = knowledge.organisationName;
  const contact = contactDetails(knowledge, askedIn);
  const sentences = [
    ability,
    fill(words.staffLanguage, { organisation, language: label }),
    ...(contact === '' ? [] : [fill(words.contactOffer, { organisation, contact })]),
  ];
  return {
    ...{ text: joinSentences(sentences), outcome: 'declined', confidence: 1, intent: 'yes-no' },
    ...{ citations: [], suggestions: [] },
  };
}

function nameLanguage(language: Language, inLanguage: Language): string {
  return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(language) ?? language;
}
