import { readinessQuestions } from '#functions/engine/lexicon/tables/readiness-questions.ts';
import { brands } from '#shared/brands/index.ts';
import { chooseReadinessLanguage, type ReadinessLanguage } from './readiness-language.ts';
import type { Examined } from './run-readiness-check.ts';
import { chooseQuestionList, sectorQuestions } from './sector-questions.ts';

/** The readiness check's questions for an organization, the most asked first, in the language that a tag names. */
export function listVisitorQuestions(
  { brandId, institutionType }: Examined,
  tag: string | undefined,
): { language: ReadinessLanguage; questions: string[] } {
  const list = chooseQuestionList(brands[brandId].exam, institutionType);
  const language = chooseReadinessLanguage(tag);
  return { language, questions: sectorQuestions[list].map((id) => readinessQuestions[language][id]) };
}
