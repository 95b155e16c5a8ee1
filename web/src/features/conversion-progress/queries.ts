import { useMutation, useQuery } from '@tanstack/react-query';
import type { Progress } from '#shared/contract/conversions.ts';
import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';
import { conversionPollSeconds } from '#shared/domain/limits.ts';
import { AppError } from '#shared/errors.ts';
import { client } from '#web/lib/api/client.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { keepHighestProgress } from './keep-highest-progress.ts';

/** The progress record, polled until completed or failed, even in a background tab. */
export function useConversionProgress(conversionId: string) {
  const queryKey = progressKey(conversionId);
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      keepHighestProgress(
        queryClient.getQueryData<Progress>(queryKey),
        await client.conversions.getProgress({ conversionId }, signal),
      ),
    refetchInterval: ({ state }) =>
      isFinal(state.data) || isUnknownConversion(state.error) ? false : conversionPollSeconds * 1000,
    refetchIntervalInBackground: true,
  });
}

/** The questions that a finished assistant can answer, best first. */
export function useAnswerableQuestions(conversionId: string) {
  return useQuery({
    queryKey: ['conversions', conversionId, 'questions'],
    queryFn: async ({ signal }) => {
      const brandId = brandOfConversion(conversionId);
      const { site } = await client.conversions.getBrandProgress({ brandId, conversionId }, signal);
      return site.popularQuestions;
    },
  });
}

type MendedRequest = { websiteUrl?: string; uploadedDocuments?: { url: string }[] };

/** Restarts a failed conversion; its progress is then polled again. */
export function useRestart(conversionId: string) {
  return useMutation({
    mutationFn: (request: MendedRequest) => client.conversions.restart({ conversionId, ...request }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: progressKey(conversionId) }),
  });
}

function progressKey(conversionId: string) {
  return ['conversions', conversionId, 'progress'];
}

function isFinal(progress: Progress | undefined): boolean {
  return progress?.status === 'completed' || progress?.status === 'failed';
}

/** No conversion has this id, so a retry would not help. */
export function isUnknownConversion(error: Error | null): boolean {
  return error instanceof AppError && error.code === 'CONVERSION_NOT_FOUND';
}
