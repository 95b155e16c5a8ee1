import { useQuery } from '@tanstack/react-query';
import { conversionPollSeconds } from '#shared/domain/limits.ts';
import { api } from '#web/lib/api/api.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { readRefusal } from '#web/lib/api/read-refusal.ts';
import { keepHighestProgress } from './keep-highest-progress.ts';

/** The progress record, polled until completed or failed, even in a background tab. */
export function useConversionProgress(conversionId: string) {
  const call = api.conversions.getProgress.query({ conversionId });
  return useQuery({
    ...call,
    queryFn: async (context) =>
      keepHighestProgress(queryClient.getQueryData(call.queryKey), await call.queryFn(context)),
    refetchInterval: ({ state: { data, error } }) =>
      data?.status === 'completed' || data?.status === 'failed' || isUnknownConversion(error)
        ? false
        : conversionPollSeconds * 1000,
    refetchIntervalInBackground: true,
  });
}

/** No conversion has this id, so a retry would not help. */
export function isUnknownConversion(error: Error | null): boolean {
  return readRefusal(error)?.code === 'CONVERSION_NOT_FOUND';
}
