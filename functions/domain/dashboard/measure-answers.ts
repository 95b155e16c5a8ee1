import type { ChatSessionSummary } from '#shared/contract/assistant/chat-history.ts';
import type { Analytics } from '#shared/contract/dashboard/analytics.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { readCorrections } from '../knowledge-base/read-corrections.ts';
import { foldQuestion } from '../owner-answers/written-question.ts';
import type { OpenQuestionPorts } from './ports.ts';

/** Looking for the owner's answer takes milliseconds. */
const comparedQuestions = 200;

/**
 * What changed with each of the owner's answers: how many conversations asked it before without a sure answer, and how
 * many got it since. Those that mattered most come first.
 */
export async function measureAnswers(
  ports: Pick<OpenQuestionPorts, 'files'>,
  conversion: Pick<Conversion, 'conversionId' | 'companyName' | 'correctionsVersion'>,
  { sessions, most }: { sessions: readonly ChatSessionSummary[]; most: number },
): Promise<Analytics['writtenAnswers']> {
  const corrections = await readCorrections(ports.files, conversion);
  if (corrections.length === 0) return [];
  // It needs the words of the engine.
  const { findCorrection: find } = await import('../owner-answers/find-correction.ts');
  const site = { organisationName: conversion.companyName, languages: [] };
  const open = [...new Set(sessions.flatMap(listOpen))].slice(0, comparedQuestions);
  const answerTo = new Map(open.map((text) => [text, find(corrections, text, site)?.question]));
  return corrections
    .map(({ question, correctedAt }) => ({
      ...{ question, writtenAt: correctedAt },
      openBefore: sessions.filter(
        (session) =>
          session.timestamp < correctedAt &&
          listOpen(session).some((text) => answerTo.get(text) === question),
      ).length,
      answeredSince: sessions.filter(({ ownAnswers = [] }) =>
        ownAnswers.some((own) => foldQuestion(own) === foldQuestion(question)),
      ).length,
    }))
    .filter(({ openBefore, answeredSince }) => openBefore + answeredSince > 0)
    .toSorted((left, right) => right.answeredSince - left.answeredSince || right.openBefore - left.openBefore)
    .slice(0, most);
}

const listOpen = ({ unanswered, unsure }: ChatSessionSummary): string[] => [...unanswered, ...unsure];
