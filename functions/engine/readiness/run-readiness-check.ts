import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { tokenize } from '#functions/engine/language/tokenize.ts';
import { readinessQuestions } from '#functions/engine/lexicon/tables/readiness-questions.ts';
import { answerQuestion } from '#functions/engine/quoting/answer-question.ts';
import { findClosestQuote } from '#functions/engine/quoting/find-closest-quote.ts';
import type { Answer } from '#functions/engine/reply/answer.ts';
import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { showsNearest } from '#shared/domain/chat/shows-nearest.ts';
import type { Citation } from '#shared/domain/citation.ts';
import type { Contradiction, ReadinessReport, ReadinessResult } from '#shared/domain/conversion/readiness.ts';
import type { InstitutionType } from '#shared/domain/institution-type.ts';
import { disputedKinds } from './disputed-kinds.ts';
import { findContradictions } from './find-contradictions.ts';
import { mostAskedQuestions } from './most-asked-questions.ts';
import { chooseReadinessLanguage, isReadinessQuestionId } from './readiness-language.ts';
import { chooseQuestionList, sectorQuestions } from './sector-questions.ts';

/** A question of the readiness check; questions from the sector's list keep its ids. */
export type ReadinessQuestion = Pick<ReadinessResult, 'questionId' | 'question'>;

/** What the examined organization is. */
export type Examined = { brandId: BrandId; institutionType?: InstitutionType | undefined };

export type ReadinessCheckInput = Examined & {
  knowledge: Knowledge;
  knowledgeVersion: string;
  now: Date;
  /** Defaults to the sector's questions. */
  questions?: readonly ReadinessQuestion[];
  /** Defaults to all contradictions found on the site. */
  contradictions?: readonly Contradiction[];
};

/** The questions of such organizations in the site's language, or in English if unsupported; the most asked first. */
export function listReadinessQuestions(examined: Examined, { languages }: Knowledge): ReadinessQuestion[] {
  const language = chooseReadinessLanguage(languages[0]);
  return sectorQuestions[listOf(examined)].map((questionId) => ({
    questionId,
    question: readinessQuestions[language][questionId],
  }));
}

function listOf({ brandId, institutionType }: Examined) {
  return chooseQuestionList(brands[brandId].exam, institutionType);
}

/**
 * Asks the assistant its sector's questions and looks for contradictions between pages. Pure: the same input gives the
 * same report.
 */
export function runReadinessCheck(input: ReadinessCheckInput): ReadinessReport {
  const { knowledge, knowledgeVersion, brandId, now } = input;
  const contradictions = [...(input.contradictions ?? findContradictions(knowledge))];
  const questions = input.questions ?? listReadinessQuestions(input, knowledge);
  return {
    ...{ knowledgeVersion, brandId, contradictions },
    language: chooseReadinessLanguage(knowledge.languages[0]),
    satAt: now.toISOString(),
    results: questions.map((asked) => askQuestion(input, asked, contradictions)),
    mostAsked: chooseMostAsked(questions, mostAskedQuestions[listOf(input)]),
  };
}

const mostAskedCount = 10;

/** The most asked of the sector; where a model chose the questions, filled up with those that it put first. */
function chooseMostAsked(questions: readonly ReadinessQuestion[], ofSector: readonly string[]): string[] {
  const ids = questions.map(({ questionId }) => questionId);
  const known = ofSector.filter((id) => ids.includes(id));
  return [...new Set([...known, ...ids])].slice(0, mostAskedCount);
}

function askQuestion(
  { knowledge, now }: ReadinessCheckInput,
  asked: ReadinessQuestion,
  contradictions: readonly Contradiction[],
): ReadinessResult {
  const today = now.toISOString().slice(0, 10);
  const answer = answerQuestion({ knowledge, question: asked.question, history: [], today });
  const { outcome, text, intent, citations } = answer;
  // Of quotes only the first is the answer; facts may need several.
  const quotes = citations.slice(0, intent === 'fact' ? citations.length : 1).filter(isQuote);
  if (outcome !== 'answered' || quotes.length === 0) return describeGap(asked, answer, knowledge);
  const contradiction = contradictions.find((found) => isAffected(found, asked, quotes));
  return contradiction
    ? { ...asked, status: 'contradictory', contradiction }
    : { ...asked, status: 'answered', answer: text, citations: quotes };
}

const isQuote = ({ quote }: Citation) => quote !== '';

/** A question without a certain answer, with the closest passage. */
export function describeGap(
  asked: ReadinessQuestion,
  { citations, ...answer }: Pick<Answer, 'outcome' | 'citations'> & { confidence?: number },
  knowledge: Knowledge,
): ReadinessResult {
  const closest = citations.find(isQuote) ?? findClosestQuote(asked.question, knowledge, []);
  if (!closest) return { ...asked, status: 'missing' };
  return {
    ...asked,
    status: 'missing',
    closest,
    ...(answer.outcome === 'unsure' && !showsNearest(answer) && { isPerhaps: true }),
  };
}

/**
 * Whether a contradiction affects an answer: it quotes a disputed value and the question asks for that kind of value.
 */
export function isAffected(
  { kind, subject, values }: Contradiction,
  { questionId, question }: ReadinessQuestion,
  citations: readonly Citation[],
): boolean {
  if (!isReadinessQuestionId(questionId) || disputedKinds[questionId] !== kind) return false;
  // A passage on tuition may also name the price of lunch.
  if (kind === 'price' && subject !== '' && !sharesWord(question, subject)) return false;
  const lines = new Set(citations.flatMap(({ quote }) => [quote, ...quote.split('\n')]));
  return values.some(({ quote }) => lines.has(quote));
}

function sharesWord(one: string, other: string): boolean {
  const words = new Set(tokenize(one).map(({ word }) => word));
  return tokenize(other).some(({ word }) => words.has(word));
}
