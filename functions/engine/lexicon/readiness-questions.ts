import { expectedWords as germanWords } from './de/expected-words.ts';
import { readinessQuestions as german } from './de/readiness-questions.ts';
import { expectedWords as englishWords } from './en/expected-words.ts';
import { readinessQuestions as english } from './en/readiness-questions.ts';
import { expectedWords as spanishWords } from './es/expected-words.ts';
import { readinessQuestions as spanish } from './es/readiness-questions.ts';
import { expectedWords as frenchWords } from './fr/expected-words.ts';
import { readinessQuestions as french } from './fr/readiness-questions.ts';
import { expectedWords as japaneseWords } from './ja/expected-words.ts';
import { readinessQuestions as japanese } from './ja/readiness-questions.ts';
import { expectedWords as koreanWords } from './ko/expected-words.ts';
import { readinessQuestions as korean } from './ko/readiness-questions.ts';
import type { Language } from './languages.ts';
import { expectedWords as russianWords } from './ru/expected-words.ts';
import { readinessQuestions as russian } from './ru/readiness-questions.ts';

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

/** Word beginnings an answer may show, by language. */
export const expectedWords: readonly Partial<Record<ReadinessQuestionId, RegExp>>[] = [
  englishWords,
  germanWords,
  frenchWords,
  spanishWords,
  russianWords,
  koreanWords,
  japaneseWords,
];
