import { useQuery } from '@tanstack/react-query';
import type { Progress } from '#shared/contract/conversions.ts';
import { conversionPollSeconds } from '#shared/domain/limits.ts';
import { visitorApi } from './visitor-api.ts';

/** How a retried conversion goes on, in words, polled until it has ended; `since` tells one retry from the next. */
export function useBuildOutcome(conversionId: string, since: number) {
  const call = visitorApi.conversions.getProgress.query({ conversionId });
  const { data } = useQuery({
    ...call,
    queryKey: [...call.queryKey, since],
    refetchInterval: ({ state }) =>
      state.data && state.data.status !== 'processing' ? false : conversionPollSeconds * 1000,
  });
  return { status: data?.status ?? 'processing', text: describe(data) };
}

function describe(progress: Progress | undefined): string {
  if (!progress) return 'Building…';
  switch (progress.status) {
    case 'processing':
      return `Building… ${progress.progressPercentage}%`;
    case 'completed':
      return 'The assistant is built and answers visitors.';
    case 'failed':
      return `It failed again: ${progress.errorMessage ?? 'no reason is known.'}`;
  }
}
