import { buildChoice, readChoice } from '#functions/engine/readiness/read/choose-questions.ts';
import { findReadinessPrompts } from '#functions/engine/readiness/read/readiness-prompts.ts';
import {
  listReadinessQuestions,
  type ReadinessQuestion,
  runReadinessCheck,
} from '#functions/engine/readiness/run-readiness-check.ts';
import { describeFound, describeWhole } from '#functions/engine/reading/shown/describe-reading.ts';
import { callReader } from './call-reader.ts';
import type {
  ReadinessCheckPorts,
  ReadinessCheckRequest,
  ReadinessReader,
  StoredReadinessCheck,
} from './ports.ts';

/**
 * Limited because somebody is waiting for the conversion; questions unread by then keep the engine's result.
 */
const readingMs = 180_000;
const choiceTokens = 1200;

/**
 * Chooses the questions and lets the engine answer them first. Without a reader, or when it fails
 * immediately, that is the result.
 */
export async function startReadinessCheck(
  ports: ReadinessCheckPorts,
  reader: ReadinessReader | undefined,
  request: ReadinessCheckRequest,
): Promise<StoredReadinessCheck> {
  const { knowledge } = request;
  const now = ports.now();
  const questions = reader && ((await findFormer(ports, request)) ?? (await choose(reader, request)));
  const check = runReadinessCheck({ ...request, now, ...(questions && { questions }) });
  if (!questions) return check;
  return {
    ...check,
    language: knowledge.languages[0] ?? check.language,
    reading: {
      isJudged: check.contradictions.length === 0,
      unread: check.results.map(({ questionId }) => questionId),
      endsAt: new Date(now.getTime() + readingMs).toISOString(),
    },
  };
}

/** The previous questions, because the owner answered some of them by their wording. */
async function findFormer(
  { files }: ReadinessCheckPorts,
  { conversionId, brandId, formerVersion }: ReadinessCheckRequest,
): Promise<ReadinessQuestion[] | undefined> {
  const former = formerVersion ? await files.readReadiness(conversionId, formerVersion) : undefined;
  if (!former?.reading || former.brandId !== brandId) return undefined;
  return former.results.map(({ questionId, question }) => ({ questionId, question }));
}

/**
 * Questions suited to the site: the sector's when the model replies in the wrong format, none when it doesn't
 * reply.
 */
async function choose(
  reader: ReadinessReader,
  request: ReadinessCheckRequest,
): Promise<ReadinessQuestion[] | undefined> {
  const { conversionId, knowledge } = request;
  const listed = listReadinessQuestions(request, knowledge);
  const { whole, found } = reader.readingTokens;
  const reading =
    describeWhole(knowledge, whole) ?? describeFound(knowledge, [[...knowledge.passages.keys()]], found);
  const reply = await callReader(reader, conversionId, {
    instructions: findReadinessPrompts(reader.promptVersion).choose,
    reading: [reading.stable, reading.found].filter(Boolean).join('\n'),
    prompt: buildChoice(listed),
    outputTokens: choiceTokens,
  });
  return reply && (readChoice(reply.text, listed) ?? listed);
}
