import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { buildPairs, dropUnrelated } from '#functions/engine/readiness/read/judge-contradictions.ts';
import { readSection } from '#functions/engine/readiness/read/read-section.ts';
import { findReadinessPrompts } from '#functions/engine/readiness/read/readiness-prompts.ts';
import { splitReply } from '#functions/engine/readiness/read/split-reply.ts';
import {
  type ReadinessQuestion,
  runReadinessCheck,
} from '#functions/engine/readiness/run-readiness-check.ts';
import { escapeForPrompt } from '#functions/engine/reading/escape-for-prompt.ts';
import { findReadingPrompt } from '#functions/engine/reading/prompts.ts';
import { describeFound, describeWhole } from '#functions/engine/reading/shown/describe-reading.ts';
import { searchFor } from '#functions/engine/reading/shown/find-passages.ts';
import type { ReadinessResult } from '#shared/domain/conversion/readiness.ts';
import { createCheckClaim } from '../reading/check-claim.ts';
import { callReader } from './call-reader.ts';
import type { ReadinessCheckRequest, ReadinessReader, StoredReadinessCheck } from './ports.ts';

/** Questions per call, for a site read in full and for one with passages retrieved per question. */
const questionsOfCall = { whole: 8, found: 4 };
const tokensOfQuestion = 160;
const gradedAtOnce = 2;
const judgeTokens = 300;

export type ReadinessCheckWithReader = StoredReadinessCheck & {
  reading: NonNullable<StoredReadinessCheck['reading']>;
};

/** Makes the next model call: first which pages really disagree, then some of the unread questions. */
export async function continueReading(
  reader: ReadinessReader,
  request: ReadinessCheckRequest,
  check: ReadinessCheckWithReader,
  now: Date,
): Promise<StoredReadinessCheck> {
  return check.reading.isJudged ? readSome(reader, request, check, now) : judge(reader, request, check, now);
}

async function judge(
  reader: ReadinessReader,
  request: ReadinessCheckRequest,
  check: ReadinessCheckWithReader,
  now: Date,
): Promise<StoredReadinessCheck> {
  const reply = await callReader(reader, request.conversionId, {
    instructions: findReadinessPrompts(reader.promptVersion).judge,
    prompt: buildPairs(check.contradictions),
    outputTokens: judgeTokens,
  });
  if (!reply) return endReading(check);
  const contradictions = dropUnrelated(check.contradictions, reply.text);
  const questions = check.results.map(({ questionId, question }) => ({ questionId, question }));
  const again = runReadinessCheck({ ...request, now, questions, contradictions });
  return { ...again, language: check.language, reading: { ...check.reading, isJudged: true } };
}

async function readSome(
  reader: ReadinessReader,
  { conversionId, knowledge }: ReadinessCheckRequest,
  check: ReadinessCheckWithReader,
  now: Date,
): Promise<StoredReadinessCheck> {
  const { unread } = check.reading;
  const { reading, asked } = prepare(reader, knowledge, check);
  const { read: rules } = findReadinessPrompts(reader.promptVersion);
  const reply = await callReader(reader, conversionId, {
    instructions: rules,
    reading: reading.stable,
    prompt: buildQuestions(reading.found, asked),
    outputTokens: tokensOfQuestion * asked.length,
  });
  if (!reply) return endReading(check);
  const sections = splitReply(reply.text, reply.isWhole);
  const replied = asked.filter((_, at) => sections.has(at + 1));
  // A model that answers none of them in the right format wouldn't the next time either.
  const done = new Set((replied.length > 0 ? replied : asked).map(({ questionId }) => questionId));
  const { passages } = reading;
  const prompt = { ...findReadingPrompt(), rules };
  const checkClaim = createCheckClaim(reader, { tenant: conversionId }, now);
  const { contradictions } = check;
  const basis = { prompt, knowledge, passages, contradictions, now, check: checkClaim };
  const read = new Map<string, ReadinessResult>();
  const grade = async (question: ReadinessQuestion, at: number) => {
    const section = sections.get(at + 1);
    const result = section === undefined ? undefined : await readSection(section, question, basis);
    if (result) read.set(question.questionId, result);
  };
  // All at once would be a burst of checks, which quotas and small machines refuse.
  for (let at = 0; at < asked.length; at += gradedAtOnce)
    await Promise.all(
      asked.slice(at, at + gradedAtOnce).map((question, beside) => grade(question, at + beside)),
    );
  const results = check.results.map((result) => read.get(result.questionId) ?? result);
  return {
    ...check,
    results,
    contradictions: addFound(check, [...read.values()]),
    reading: { ...check.reading, unread: unread.filter((id) => !done.has(id)) },
  };
}

/** The next questions, with the whole site or the passages retrieved for them. */
function prepare(
  { readingTokens }: ReadinessReader,
  knowledge: Knowledge,
  { results, reading }: ReadinessCheckWithReader,
) {
  const unread = new Set(reading.unread);
  const left = results.filter(({ questionId }) => unread.has(questionId));
  const whole = describeWhole(knowledge, readingTokens.whole);
  if (whole) return { reading: whole, asked: left.slice(0, questionsOfCall.whole) };
  const asked = left.slice(0, questionsOfCall.found);
  const rankings = asked.map(({ question }) => searchFor(question, knowledge));
  return { reading: describeFound(knowledge, rankings, readingTokens.found), asked };
}

function buildQuestions(found: string, asked: readonly ReadinessQuestion[]): string {
  return [
    ...(found === '' ? [] : ['<found>', found, '</found>']),
    '<questions>',
    ...asked.map(({ question }, at) => `${at + 1}. ${escapeForPrompt(question)}`),
    '</questions>',
  ].join('\n');
}

/** Adds contradictions found by the model. */
function addFound(
  { contradictions }: StoredReadinessCheck,
  read: readonly ReadinessResult[],
): StoredReadinessCheck['contradictions'] {
  const quotesOf = ({ values }: StoredReadinessCheck['contradictions'][number]) =>
    values.map(({ quote }) => quote);
  const known = new Set(contradictions.flatMap(quotesOf));
  const found = read.flatMap((result) => (result.status === 'contradictory' ? [result.contradiction] : []));
  return [...contradictions, ...found.filter((each) => !quotesOf(each).every((quote) => known.has(quote)))];
}

/** The rest keeps the engine's results; if that is everything, the check is repeated next time. */
function endReading({ reading, ...check }: ReadinessCheckWithReader): StoredReadinessCheck {
  if (reading.unread.length === check.results.length) return check;
  return { ...check, reading: { ...reading, unread: [] } };
}
