import type { Language } from './languages.ts';
import { examQuestions as german } from './de/exam-questions.ts';
import { examWords as germanWords } from './de/exam-words.ts';
import { examQuestions as english } from './en/exam-questions.ts';
import { examWords as englishWords } from './en/exam-words.ts';
import { examQuestions as spanish } from './es/exam-questions.ts';
import { examWords as spanishWords } from './es/exam-words.ts';
import { examQuestions as french } from './fr/exam-questions.ts';
import { examWords as frenchWords } from './fr/exam-words.ts';
import { examQuestions as japanese } from './ja/exam-questions.ts';
import { examWords as japaneseWords } from './ja/exam-words.ts';
import { examQuestions as korean } from './ko/exam-questions.ts';
import { examWords as koreanWords } from './ko/exam-words.ts';
import { examQuestions as russian } from './ru/exam-questions.ts';
import { examWords as russianWords } from './ru/exam-words.ts';

/** A question of the exam. */
export type ExamQuestionId = keyof typeof english;

/** What the exam asks in each of its languages. It stands apart from the lexicons, because chats do not need it. */
export const examQuestions = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  ru: russian,
  ko: korean,
  ja: japanese,
} satisfies Record<Exclude<Language, 'und'>, Record<ExamQuestionId, string>>;

/** Beginnings of words that an answer may show, in the languages of the exam. */
export const examWords: readonly Partial<Record<ExamQuestionId, RegExp>>[] = [
  englishWords,
  germanWords,
  frenchWords,
  spanishWords,
  russianWords,
  koreanWords,
  japaneseWords,
];
