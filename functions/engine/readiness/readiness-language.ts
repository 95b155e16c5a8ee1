import {
  type ReadinessQuestionId,
  readinessQuestions,
} from '#functions/engine/lexicon/tables/readiness-questions.ts';
import { isVisitorLanguage, type VisitorLanguage } from '#shared/texts/visitor-languages.ts';

export type ReadinessLanguage = keyof typeof readinessQuestions;

/** Whether an id belongs to a sector's question list. */
export function isReadinessQuestionId(id: string): id is ReadinessQuestionId {
  return Object.hasOwn(readinessQuestions.en, id);
}

/** Language of a BCP 47 tag if the readiness check supports it, otherwise English. */
export function chooseReadinessLanguage(tag: string | undefined): ReadinessLanguage {
  const primary = primaryOf(tag);
  return isReadinessLanguage(primary) ? primary : 'en';
}

function isReadinessLanguage(name: string): name is ReadinessLanguage {
  return Object.hasOwn(readinessQuestions, name);
}

/** Language of a BCP 47 tag if visitors can read the product in it, otherwise English. */
export function chooseVisitorLanguage(tag: string | undefined): VisitorLanguage {
  const primary = primaryOf(tag);
  return isVisitorLanguage(primary) ? primary : 'en';
}

const primaryOf = (tag: string | undefined): string => tag?.toLowerCase().split(/[-_]/)[0] ?? '';
