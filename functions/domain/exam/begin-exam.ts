import { describeFound, describeWhole } from '#functions/engine/answer/read/describe-reading.ts';
import { buildChoice, readChoice } from '#functions/engine/readiness/read/choose-questions.ts';
import { findExamPrompts } from '#functions/engine/readiness/read/exam-prompts.ts';
import { type ExamQuestion, listExamQuestions, sitExam } from '#functions/engine/readiness/sit-exam.ts';
import { callReader } from './call-reader.ts';
import type { ExamPorts, ExamReader, ExamRequest, StoredExam } from './ports.ts';

/** Somebody waits for the conversion: what is not read by then keeps what the engine found. */
const readingMs = 180_000;
const choiceTokens = 1200;

/**
 * Chooses what a site is asked and lets the engine answer it first. Without a reader, or where it fails at once, that is
 * the exam.
 */
export async function beginExam(
  ports: ExamPorts,
  reader: ExamReader | undefined,
  request: ExamRequest,
): Promise<StoredExam> {
  const { knowledge, knowledgeVersion, brandId } = request;
  const now = ports.now();
  const questions = reader && ((await findFormer(ports, request)) ?? (await choose(reader, request)));
  const exam = sitExam({ knowledge, knowledgeVersion, brandId, now, ...(questions && { questions }) });
  if (!questions) return exam;
  return {
    ...exam,
    language: knowledge.languages[0] ?? exam.language,
    reading: {
      isJudged: exam.contradictions.length === 0,
      unread: exam.results.map(({ questionId }) => questionId),
      endsAt: new Date(now.getTime() + readingMs).toISOString(),
    },
  };
}

/** Those of the exam before: the owner has answered some of them by their words. */
async function findFormer(
  { files }: ExamPorts,
  { conversionId, brandId, formerVersion }: ExamRequest,
): Promise<ExamQuestion[] | undefined> {
  const former = formerVersion ? await files.readReadiness(conversionId, formerVersion) : undefined;
  if (!former?.reading || former.brandId !== brandId) return undefined;
  return former.results.map(({ questionId, question }) => ({ questionId, question }));
}

/** Those that fit the site; the sector's where a model that answers does not keep the form, none where it does not answer. */
async function choose(
  reader: ExamReader,
  { conversionId, brandId, knowledge }: ExamRequest,
): Promise<ExamQuestion[] | undefined> {
  const listed = listExamQuestions(brandId, knowledge);
  const { whole, found } = reader.readingTokens;
  const reading = describeWhole(knowledge, whole) ?? describeFound(knowledge, [], found);
  const reply = await callReader(reader, conversionId, {
    instructions: findExamPrompts(reader.promptVersion).choose,
    reading: [reading.stable, reading.found].filter(Boolean).join('\n'),
    prompt: buildChoice(listed),
    outputTokens: choiceTokens,
  });
  return reply && (readChoice(reply.text, listed) ?? listed);
}
