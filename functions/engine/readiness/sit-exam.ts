import { answerQuestion } from '#functions/engine/answer/answer-question.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { ValueType } from '#functions/engine/lexicon/concept.ts';
import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { Citation } from '#shared/domain/citation.ts';
import type { Contradiction, ExamResult, ReadinessReport } from '#shared/domain/conversion/readiness.ts';
import { chooseExamLanguage, type ExamLanguage, examQuestions } from './exam-questions.ts';
import { type ExamQuestionId, exams, expectedValues } from './exams.ts';
import { findContradictions } from './find-contradictions.ts';
import { supportsQuestion } from './supports-question.ts';

/**
 * Asks the assistant what visitors of its sector ask, in the language of its site, and looks for pages that disagree.
 * Pure: the same knowledge gives the same report.
 */
export function sitExam(input: {
  knowledge: Knowledge;
  knowledgeVersion: string;
  brandId: BrandId;
  now: Date;
}): ReadinessReport {
  const { knowledge, knowledgeVersion, brandId, now } = input;
  const contradictions = findContradictions(knowledge);
  const language = chooseExamLanguage(knowledge.languages[0]);
  const results = exams[brands[brandId].exam].map((questionId) => {
    const question = examQuestions[language][questionId];
    return askQuestion(knowledge, { questionId, question }, language, contradictions, now);
  });
  return { knowledgeVersion, brandId, language, satAt: now.toISOString(), results, contradictions };
}

function askQuestion(
  knowledge: Knowledge,
  asked: { questionId: ExamQuestionId; question: string },
  language: ExamLanguage,
  contradictions: readonly Contradiction[],
  now: Date,
): ExamResult {
  const { text, outcome, citations } = answerQuestion({
    knowledge,
    question: asked.question,
    history: [],
    now,
  });
  const quotes = citations.filter(({ quote }) => quote !== '');
  if (outcome !== 'answered' || quotes.length === 0) return { ...asked, status: 'missing' };
  if (!supportsQuestion(asked.questionId, language, { text, citations: quotes }))
    return { ...asked, status: 'missing' };
  const contradiction = contradictions.find((found) => isTouched(found, asked.questionId, quotes));
  return contradiction
    ? { ...asked, status: 'contradictory', contradiction }
    : { ...asked, status: 'answered', answer: text, citations: quotes };
}

/** Whether what the assistant says is one of the disputed values, and the question is for such a value. */
function isTouched(
  { kind, values }: Contradiction,
  questionId: ExamQuestionId,
  citations: readonly Citation[],
): boolean {
  const expected = expectedValues[questionId];
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
