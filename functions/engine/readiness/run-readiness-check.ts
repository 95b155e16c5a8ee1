import { answerQuestion } from '#functions/engine/answer/answer-question.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { readinessQuestions } from '#functions/engine/lexicon/readiness-questions.ts';
import type { ValueType } from '#functions/engine/lexicon/value-type.ts';
import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { Citation } from '#shared/domain/citation.ts';
import type { Contradiction, ReadinessReport, ReadinessResult } from '#shared/domain/conversion/readiness.ts';
import { findContradictions } from './find-contradictions.ts';
import {
  chooseReadinessLanguage,
  isReadinessQuestionId,
  type ReadinessLanguage,
} from './readiness-language.ts';
import { expectedValues, sectorQuestions } from './sector-questions.ts';
import { supportsQuestion } from './supports-question.ts';

/** A question of the readiness check; questions from the sector's list keep its ids. */
export type ReadinessQuestion = Pick<ReadinessResult, 'questionId' | 'question'>;

export type ReadinessCheckInput = {
  knowledge: Knowledge;
  knowledgeVersion: string;
  brandId: BrandId;
  now: Date;
  /** Defaults to the sector's questions. */
  questions?: readonly ReadinessQuestion[];
  /** Defaults to all contradictions found on the site. */
  contradictions?: readonly Contradiction[];
};

/** The sector's questions in the site's language, or in English if unsupported. */
export function listReadinessQuestions(brandId: BrandId, { languages }: Knowledge): ReadinessQuestion[] {
  const language = chooseReadinessLanguage(languages[0]);
  return sectorQuestions[brands[brandId].exam].map((questionId) => ({
    questionId,
    question: readinessQuestions[language][questionId],
  }));
}

/**
 * Asks the assistant its sector's questions and looks for contradictions between pages. Pure: the same input gives the
 * same report.
 */
export function runReadinessCheck(input: ReadinessCheckInput): ReadinessReport {
  const { knowledge, knowledgeVersion, brandId, now } = input;
  const contradictions = [...(input.contradictions ?? findContradictions(knowledge))];
  const language = chooseReadinessLanguage(knowledge.languages[0]);
  const questions = input.questions ?? listReadinessQuestions(brandId, knowledge);
  const results = questions.map((asked) => askQuestion(knowledge, asked, language, contradictions, now));
  return { knowledgeVersion, brandId, language, satAt: now.toISOString(), results, contradictions };
}

function askQuestion(
  knowledge: Knowledge,
  asked: ReadinessQuestion,
  language: ReadinessLanguage,
  contradictions: readonly Contradiction[],
  now: Date,
): ReadinessResult {
  const { questionId, question } = asked;
  const { text, outcome, citations } = answerQuestion({ knowledge, question, history: [], now });
  const quotes = citations.filter(({ quote }) => quote !== '');
  if (outcome !== 'answered' || quotes.length === 0) return { ...asked, status: 'missing' };
  const isSupported =
    !isReadinessQuestionId(questionId) || supportsQuestion(questionId, language, { text, citations: quotes });
  if (!isSupported) return { ...asked, status: 'missing' };
  const contradiction = contradictions.find((found) => isAffected(found, questionId, quotes));
  return contradiction
    ? { ...asked, status: 'contradictory', contradiction }
    : { ...asked, status: 'answered', answer: text, citations: quotes };
}

/**
 * Whether a contradiction affects an answer: it quotes a disputed value and the question asks for that kind of value.
 */
export function isAffected(
  { kind, values }: Contradiction,
  questionId: string,
  citations: readonly Citation[],
): boolean {
  const expected = isReadinessQuestionId(questionId) ? expectedValues[questionId] : undefined;
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
