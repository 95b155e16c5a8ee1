import type { Progress } from '#shared/contract/conversions.ts';

/**
 * The record that is further: an answer that comes late or from a cache shows an earlier state, since a percentage
 * never falls within a run. A run ends completed, at 100, or failed, after which a retry begins anew.
 */
export function keepHighestProgress(previous: Progress | undefined, next: Progress): Progress {
  if (next.status === 'completed') return { ...next, progressPercentage: 100 };
  if (previous?.conversionId !== next.conversionId || previous.status === 'failed') return next;
  const isOld = previous.status === 'completed' || next.progressPercentage < previous.progressPercentage;
  return isOld && next.status === 'processing' ? previous : next;
}
