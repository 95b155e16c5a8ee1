import type { VisitorLanguage } from '#shared/texts/visitor-languages.ts';
import { factQuestions as arabicFacts } from '../ar/fact-questions.ts';
import { readinessQuestions as german } from '../de/readiness-questions.ts';
import { readinessQuestions as english } from '../en/readiness-questions.ts';
import { readinessQuestions as spanish } from '../es/readiness-questions.ts';
import { readinessQuestions as french } from '../fr/readiness-questions.ts';
import { factQuestions as italianFacts } from '../it/fact-questions.ts';
import { readinessQuestions as japanese } from '../ja/readiness-questions.ts';
import { readinessQuestions as korean } from '../ko/readiness-questions.ts';
import type { Language } from '../languages.ts';
import { factQuestions as dutchFacts } from '../nl/fact-questions.ts';
import { factQuestions as polishFacts } from '../pl/fact-questions.ts';
import { factQuestions as portugueseFacts } from '../pt/fact-questions.ts';
import { readinessQuestions as russian } from '../ru/readiness-questions.ts';
import { factQuestions as vietnameseFacts } from '../vi/fact-questions.ts';
import { factQuestions as chineseFacts } from '../zh/fact-questions.ts';

/** Id of a readiness check question. */
export type ReadinessQuestionId = keyof typeof english;

/** The readiness check's questions by language. They stay out of the lexicons because chats don't need them. */
export const readinessQuestions = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  ru: russian,
  ko: korean,
  ja: japanese,
} satisfies Record<Exclude<Language, 'und'>, Record<ReadinessQuestionId, string>>;

/** Questions for the organization's facts, in every language of the interface. */
export const factQuestions: Readonly<
  Record<VisitorLanguage, Readonly<Partial<Record<ReadinessQuestionId, string>>>>
> = {
  ...readinessQuestions,
  zh: chineseFacts,
  vi: vietnameseFacts,
  ar: arabicFacts,
  it: italianFacts,
  pt: portugueseFacts,
  nl: dutchFacts,
  pl: polishFacts,
};
