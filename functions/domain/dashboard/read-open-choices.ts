import type { ChatSessionSummary } from '#shared/contract/assistant/chat-history.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { readCorrections } from '../knowledge-base/read-corrections.ts';
import type { OpenChoices } from './list-open-questions.ts';
import type { OpenQuestionPorts } from './ports.ts';

/**
 * What the owner of an assistant has answered and dismissed, which leaves the open ones of the visitors' questions, and
 * which of them ask the same.
 */
export async function readOpenChoices(
  ports: OpenQuestionPorts,
  conversion: Conversion,
  sessions: readonly ChatSessionSummary[],
): Promise<OpenChoices> {
  const [corrections, settled] = await Promise.all([
    readCorrections(ports.files, conversion),
    ports.dismissedQuestions.list(conversion.conversionId),
  ]);
  const find = corrections.length > 0 ? await loadFindCorrection() : () => undefined;
  const asked = sessions.flatMap(({ unanswered, unsure }) => [...unanswered, ...unsure]);
  const group = asked.length > 1 ? await loadGroupAsked() : listAlone;
  const site = { organisationName: conversion.companyName, languages: [] };
  const known = new Map<string, boolean>();
  return {
    // Looking for an answer takes milliseconds, and visitors often ask the same.
    isCorrected(question) {
      const isCorrected = known.get(question) ?? find(corrections, question, site) !== undefined;
      known.set(question, isCorrected);
      return isCorrected;
    },
    dismissed: new Map(
      settled.filter(({ isPutBack }) => !isPutBack).map(({ questionId, answered }) => [questionId, answered]),
    ),
    putBack: new Set(settled.filter(({ isPutBack }) => isPutBack).map(({ questionId }) => questionId)),
    group: (questions) => group(questions, site),
  };
}

const listAlone = (questions: readonly string[]) =>
  questions.map((question) => ({ question: question.trim(), texts: [question.trim()] }));

/** Both need the words of the engine. */
const loadFindCorrection = async () => (await import('../owner-answers/find-correction.ts')).findCorrection;
const loadGroupAsked = async () => (await import('../owner-answers/group-asked.ts')).groupAsked;
