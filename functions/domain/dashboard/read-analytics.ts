import type { Analytics, Timeframe } from '#shared/contract/dashboard/analytics.ts';
import { type PeriodPorts, readPeriod } from '../chat-history/count-period.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { analyzeSessions, listed as most } from './analyze-sessions.ts';
import { findUnanswered } from './find-unanswered.ts';
import { measureAnswers } from './measure-answers.ts';
import type { OpenQuestionPorts } from './ports.ts';

export type AnalyticsPorts = PeriodPorts & OpenQuestionPorts;

/** The figures of an assistant's timeframe, with its open questions and what the owner's answers changed. */
export async function readAnalytics(
  ports: AnalyticsPorts,
  conversion: Conversion,
  period: Timeframe,
): Promise<Analytics> {
  const { sessions, counts } = await readPeriod(ports, { conversionId: conversion.conversionId, period });
  const [unanswered, written] = await Promise.all([
    findUnanswered(ports, conversion, { sessions, most }),
    measureAnswers(ports, conversion, { sessions, most }),
  ]);
  return analyzeSessions(sessions, counts, unanswered, written);
}
