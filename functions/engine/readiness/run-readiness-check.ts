import { answerQuestion } from '#functions/engine/answer/answer-question.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { examQuestions } from '#functions/engine/lexicon/exams.ts';
import type { ValueType } from '#functions/engine/lexicon/value-type.ts';
import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { Citation } from '#shared/domain/citation.ts';
import type { Contradiction, ExamResult, ReadinessReport } from '#shared/domain/conversion/readiness.ts';
import { chooseExamLanguage, type ExamLanguage, isExamQuestionId } from './exam-questions.ts';
import { exams, expectedValues } from './exams.ts';
import { findContradictions } from './find-contradictions.ts';
import { supportsQuestion } from './supports-question.ts';

/** A question of an exam; those of the sector's list have its ids. */
export type ExamQuestion = Pick<ExamResult, 'questionId' | 'question'>;

/** What the exam of a site is sat with. */
export type ExamInput = {
  knowledge: Knowledge;
  knowledgeVersion: string;
  brandId: BrandId;
  now: Date;
  /** Those of the sector where they are left out. */
  questions?: readonly ExamQuestion[];
  /** All that the pages seem to have where they are left out. */
  contradictions?: readonly Contradiction[];
};

/** The questions of a brand's sector in the language of a site, or in English where they have none. */
export function listExamQuestions(brandId: BrandId, { languages }: Knowledge): ExamQuestion[] {
  const language = chooseExamLanguage(languages[0]);
  return exams[brands[brandId].exam].map((questionId) => ({
    questionId,
    question: examQuestions[language][questionId],
  }));
}

/**
 * Asks the assistant what visitors of its sector ask, in the language of its site, and looks for pages that disagree.
 * Pure: the same knowledge gives the same report.
 */
export function sitExam(input: ExamInput): ReadinessReport {
  const { knowledge, knowledgeVersion, brandId, now } = input;
  const contradictions = [...(input.contradictions ?? findContradictions(knowledge))];
  const language = chooseExamLanguage(knowledge.languages[0]);
  const questions = input.questions ?? listExamQuestions(brandId, knowledge);
  const results = questions.map((asked) => askQuestion(knowledge, asked, language, contradictions, now));
  return { knowledgeVersion, brandId, language, satAt: now.toISOString(), results, contradictions };
}

function askQuestion(
  knowledge: Knowledge,
  asked: ExamQuestion,
  language: ExamLanguage,
  contradictions: readonly Contradiction[],
  now: Date,
): ExamResult {
  const { questionId, question } = asked;
  const { text, outcome, citations } = answerQuestion({ knowledge, question, history: [], now });
  const quotes = citations.filter(({ quote }) => quote !== '');
  if (outcome !== 'answered' || quotes.length === 0) return { ...asked, status: 'missing' };
  const isSupported =
    !isExamQuestionId(questionId) || supportsQuestion(questionId, language, { text, citations: quotes });
  if (!isSupported) return { ...asked, status: 'missing' };
  const contradiction = contradictions.find((found) => isTouched(found, questionId, quotes));
  return contradiction
    ? { ...asked, status: 'contradictory', contradiction }
    : { ...asked, status: 'answered', answer: text, citations: quotes };
}

/** Whether what an assistant says is one of the disputed values, and the question is for such a value. */
export function isTouched(
  { kind, values }: Contradiction,
  questionId: string,
  citations: readonly Citation[],
): boolean {
  const expected = isExamQuestionId(questionId) ? expectedValues[questionId] : undefined;
  if (!expected || !kindsOfValue[expected].includes(kind)) return false;
  const lines = new Set(citations.flatMap(({ quote }) => [quote, ...quote.split('\n')]));
  return values.some(({ quote }) => lines.has(quote));
}

const kindsOfValue: Record<ValueType, readonly Contradiction['kind'][]> = {
  money: ['price'],
  percent: ['percent'],
  phone: ['phone'],
  email: ['email'],
  address: ['address'],
  time: ['hours', 'time'],
  date: ['date'],
  duration: ['duration'],
  number: ['number'],
  person: ['person'],
};
