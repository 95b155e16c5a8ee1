import { factQuestions } from '#functions/engine/lexicon/tables/readiness-questions.ts';
import type { VisitorLanguage } from '#shared/texts/visitor-languages.ts';
import { chooseVisitorLanguage } from './readiness-language.ts';

/**
 * Suggested questions in a visitor's language, which come first. Those that the website or its owner wrote stay as they are, and
 * those that nobody has said in this language yet.
 */
export function sayQuestionsIn(
  language: VisitorLanguage,
  questions: readonly string[],
  siteLanguage: string | undefined,
): string[] {
  const own = Object.entries(factQuestions[chooseVisitorLanguage(siteLanguage)]);
  const wanted = new Map<string, string>(Object.entries(factQuestions[language]));
  const translate = (question: string) => {
    const id = own.find(([, text]) => text === question)?.[0];
    return id && wanted.get(id);
  };
  const said = questions.flatMap((question) => translate(question) ?? []);
  const others = questions.filter((question) => !translate(question));
  return [...said, ...others];
}
