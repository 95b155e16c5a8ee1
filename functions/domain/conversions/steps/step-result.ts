import type { Stage } from '#shared/domain/conversion/conversion-stages.ts';
import { activityTexts } from '../activity-texts.ts';
import type { Conversion, FailureCause, Step } from '../conversion.ts';
import type { StepOutcome } from '../ports.ts';
import { listSources } from '../source-list.ts';
import type { WorkState } from '../work-state.ts';

/** Result of a step: the next step with its state, success, or failure. */
export type StepResult =
  | { kind: 'next'; step: Step; state: WorkState; notes?: string[]; currentStep: string; percentage: number }
  | {
      kind: 'completed';
      currentStep: string;
      notes?: string[];
      mails: NonNullable<StepOutcome['mails']>;
      publish: Published;
    }
  | {
      kind: 'failed';
      reason: string;
      failedBy: FailureCause;
      mails: NonNullable<StepOutcome['mails']>;
      state: WorkState | undefined;
    };

export type Published = {
  [Part in 'knowledgeVersion' | 'readingVersion' | 'site' | 'readHost' | 'readiness']?:
    | StepOutcome['changes'][Part]
    | undefined;
};

/** The stage of document 1 section 4 for each kind of step. */
const stageOfStep = {
  plan: 'analyzing',
  crawl: 'extracting',
  document: 'extracting',
  index: 'processing',
  build: 'building',
  exam: 'finalizing',
  publish: 'finalizing',
} as const satisfies Record<Step, Stage>;

/** A step's range on the progress bar, from 0 to 100, so that the bar's label (from 20, 50 and 80) agrees with the stage. */
const percentageOfStep = {
  plan: { begin: 5, end: 20 },
  crawl: { begin: 20, end: 40 },
  document: { begin: 40, end: 50 },
  index: { begin: 50, end: 80 },
  build: { begin: 80, end: 88 },
  exam: { begin: 88, end: 94 },
  publish: { begin: 94, end: 100 },
} as const satisfies Record<Step, { begin: number; end: number }>;

/** A point within a step; `share` is from 0 to 1. */
export function pointOfStep(step: Step, share: number): number {
  const { begin, end } = percentageOfStep[step];
  return Math.round(begin + (end - begin) * Math.min(Math.max(share, 0), 1));
}

/** A result's changes to the record. The percentage never falls. */
export function toOutcome(
  conversion: Conversion,
  result: StepResult,
  { now, stateKey }: { now: Date; stateKey: string },
): StepOutcome {
  switch (result.kind) {
    case 'next':
      return {
        now,
        changes: {
          status: 'processing',
          stage: stageOfStep[result.step],
          step: result.step,
          percentage: Math.max(conversion.percentage, result.percentage),
          currentStep: result.currentStep,
          stateKey,
          ...(result.notes && { notes: result.notes }),
        },
        sources: listSources(result.state),
      };
    case 'completed':
      return {
        now,
        changes: {
          status: 'completed',
          stage: 'finalizing',
          step: 'publish',
          percentage: 100,
          currentStep: result.currentStep,
          ...(result.notes && { notes: result.notes }),
          ...(!conversion.liveSince && { liveSince: now.toISOString() }),
          ...result.publish,
        },
        mails: result.mails,
      };
    case 'failed':
      return {
        now,
        changes: {
          status: 'failed',
          stage: conversion.stage,
          step: conversion.step,
          percentage: conversion.percentage,
          currentStep: activityTexts.stopped,
          errorMessage: result.reason,
          failedBy: result.failedBy,
        },
        ...(result.state && { sources: listSources(result.state) }),
        mails: result.mails,
      };
  }
}
