import type { ExamQuestionId } from './exams.ts';
import { de } from './questions/de.ts';
import { en } from './questions/en.ts';
import { es } from './questions/es.ts';
import { fr } from './questions/fr.ts';
import { ja } from './questions/ja.ts';
import { ko } from './questions/ko.ts';
import { ru } from './questions/ru.ts';

/** The exam's questions by language. */
export const examQuestions = { en, de, fr, es, ru, ko, ja } satisfies Record<
  string,
  Record<ExamQuestionId, string>
>;

export type ExamLanguage = keyof typeof examQuestions;

/** Whether a question is one of the lists of the sectors. */
export function isExamQuestionId(id: string): id is ExamQuestionId {
  return Object.hasOwn(en, id);
}

/** The language of a BCP 47 tag where the exam exists in it, else English. */
export function chooseExamLanguage(tag: string | undefined): ExamLanguage {
  const primary = tag?.toLowerCase().split(/[-_]/)[0] ?? '';
  return isExamLanguage(primary) ? primary : 'en';
}

function isExamLanguage(name: string): name is ExamLanguage {
  return Object.hasOwn(examQuestions, name);
}
