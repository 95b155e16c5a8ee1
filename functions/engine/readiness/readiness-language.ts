import { type ExamQuestionId, examQuestions } from '#functions/engine/lexicon/exams.ts';

export type ExamLanguage = keyof typeof examQuestions;

/** Whether a question is one of the lists of the sectors. */
export function isExamQuestionId(id: string): id is ExamQuestionId {
  return Object.hasOwn(examQuestions.en, id);
}

/** The language of a BCP 47 tag where the exam exists in it, else English. */
export function chooseExamLanguage(tag: string | undefined): ExamLanguage {
  const primary = tag?.toLowerCase().split(/[-_]/)[0] ?? '';
  return isExamLanguage(primary) ? primary : 'en';
}

function isExamLanguage(name: string): name is ExamLanguage {
  return Object.hasOwn(examQuestions, name);
}
