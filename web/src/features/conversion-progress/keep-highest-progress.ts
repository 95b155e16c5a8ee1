import type { Progress } from '#shared/contract/conversions.ts';

/** The newer record, whose percentage never falls within a run and is 100 once completed. */
export function keepHighestProgress(previous: Progress | undefined, next: Progress): Progress {
  if (next.status === 'completed') return { ...next, progressPercentage: 100 };
  if (previous?.status !== 'processing' || previous.conversionId !== next.conversionId) return next;
  return {
    ...next,
    progressPercentage: Math.max(previous.progressPercentage, next.progressPercentage),
  };
}
