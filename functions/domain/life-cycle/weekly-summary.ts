import { type QuestionCounts, splitQuestions } from '#shared/domain/chat/question-result.ts';
import type { RatingCounts } from '#shared/domain/figures/ratings.ts';
import type { WebsiteChanges } from '#shared/domain/knowledge/website-changes.ts';
import { addDays } from '#shared/domain/trial.ts';
import { dayOf, sumDayCounts } from '../chat/chat-day.ts';
import { findSessionsSince } from '../chat-history/find-sessions.ts';
import { findUnanswered } from '../dashboard/find-unanswered.ts';
import { isWaiting } from '../knowledge-base/entries/pending-reading.ts';
import type { Week } from './life-cycle.ts';
import type { SummaryPorts } from './ports.ts';

export type WeekSummary = {
  conversations: number;
  questions: QuestionCounts;
  ratings: RatingCounts;
  /** Those still open, most frequent first. */
  unanswered: { question: string; count: number }[];
  /** What the readings of its website in that week found changed. */
  changes: WebsiteChanges[];
  /** Pages whose changes wait for approval. */
  waitingPages: number;
};

/** As many as somebody answers on a Monday morning. */
const listedQuestions = 5;
/** One a day, those of its owner, and some of the days since. */
const readingsOfWeek = 12;

/** An assistant's questions and results of a week. */
export async function summarizeWeek(
  ports: SummaryPorts,
  conversionId: string,
  { begin, end }: Week,
): Promise<WeekSummary> {
  const [days, sessions, conversion, readings, library] = await Promise.all([
    ports.chatDays.readDays(conversionId, dayOf(begin), dayOf(addDays(end, -1))),
    findSessionsSince(ports, conversionId, begin.toISOString()),
    ports.conversions.find(conversionId),
    ports.websiteChanges.listNewest(conversionId, readingsOfWeek),
    ports.libraries.find(conversionId),
  ]);
  const counts = sumDayCounts([...days.values()]);
  const ofWeek = sessions.filter(({ timestamp }) => timestamp < end.toISOString());
  return {
    conversations: counts.conversations,
    questions: splitQuestions(counts),
    ratings: { rated: counts.rated, helpful: counts.helpful },
    unanswered: conversion
      ? (await findUnanswered(ports, conversion, { sessions: ofWeek, most: listedQuestions })).questions
      : [],
    waitingPages: library?.items.filter(isWaiting).length ?? 0,
    changes: readings.filter(({ readAt }) => readAt >= begin.toISOString() && readAt < end.toISOString()),
  };
}
