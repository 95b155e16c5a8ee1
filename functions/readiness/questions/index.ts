import type { ExamQuestionId } from '../exams.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { ru } from './ru.ts';

/** The exam's questions by language. */
export const examQuestions = { en, de, fr, es, ru, ko, ja } satisfies Record<
  string,
  Record<ExamQuestionId, string>
>;

export type ExamLanguage = keyof typeof examQuestions;

/** The language of a BCP 47 tag where the exam exists in it, else English. */
export function chooseExamLanguage(tag: string | undefined): ExamLanguage {
  const primary = tag?.toLowerCase().split(/[-_]/)[0] ?? '';
  return isExamLanguage(primary) ? primary : 'en';
}

function isExamLanguage(name: string): name is ExamLanguage {
  return Object.hasOwn(examQuestions, name);
}
