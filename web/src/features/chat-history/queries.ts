import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { SummaryPeriod } from '#shared/contract/chat-history.ts';
import { transcriptsKey } from '#web/lib/api/answer-keys.ts';
import { loadClient } from '#web/lib/api/load-client.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { noFilters, toQuery } from './filters.ts';

/** Document 2 section 9. */
const refreshMilliseconds = 30_000;

/** An assistant, and the brand that its calls are made under. */
export type Assistant = { brandId: BrandId; conversionId: string };

const sessionsKey = ({ conversionId }: Assistant) => ['chat-sessions', conversionId];

/** Conversations page by page, newest first. */
export function useChatSessions(assistant: Assistant, search: string, query = toQuery(noFilters)) {
  return useInfiniteQuery({
    queryKey: [...sessionsKey(assistant), search, query],
    queryFn: async ({ pageParam, signal }) =>
      (await loadClient()).chatHistory.listSessions(
        { ...assistant, search, ...query, ...(pageParam && { before: pageParam }) },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: refreshMilliseconds,
    placeholderData: (previous) => previous,
  });
}

export function useTranscript(assistant: Assistant, sessionId: string) {
  return useQuery({
    queryKey: [...transcriptsKey(assistant.conversionId), sessionId],
    queryFn: async ({ signal }) =>
      (await loadClient()).chatHistory.getSession({ ...assistant, sessionId }, signal),
    gcTime: 0,
  });
}

export function useChatSummary(assistant: Assistant, period: SummaryPeriod) {
  return useQuery({
    queryKey: ['chat-summary', assistant.conversionId, period],
    queryFn: async ({ signal }) =>
      (await loadClient()).chatHistory.summarize({ ...assistant, period, includeInsights: true }, signal),
    gcTime: 0,
  });
}

export function useSessionDeletion(assistant: Assistant) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (sessionId: string) =>
      (await loadClient()).chatHistory.deleteSession({ ...assistant, sessionId }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: sessionsKey(assistant) });
      // Open questions, figures and the inbox show what is gone, too; its transcript cannot be read again.
      const [transcripts] = transcriptsKey(assistant.conversionId);
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== transcripts });
    },
  });
}

/** Puts a tag on a conversation or takes it off. */
export function useSessionTags(assistant: Assistant, sessionId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (change: { tag: string; isSet: boolean }) =>
      (await loadClient()).chatHistory.tagSession({ ...assistant, sessionId, ...change }),
    onSuccess: async () => {
      void queries.invalidateQueries({ queryKey: sessionsKey(assistant) });
      await queries.invalidateQueries({ queryKey: transcriptsKey(assistant.conversionId) });
    },
  });
}

export function useAnswerRemoval(assistant: Assistant, sessionId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (messageId: string) =>
      (await loadClient()).chatHistory.redactAnswer({ ...assistant, sessionId, messageId }),
    onSuccess: async ({ isConversationDeleted }) => {
      await queries.invalidateQueries({ queryKey: sessionsKey(assistant) });
      // A deleted conversation has no transcript to read again.
      if (!isConversationDeleted)
        await queries.invalidateQueries({ queryKey: transcriptsKey(assistant.conversionId) });
    },
  });
}

/** Saves a period's conversations as one file from the server's parts. */
export function useChatExport(assistant: Assistant) {
  return useMutation({
    mutationFn: async (period: SummaryPeriod) => {
      const { chatHistory } = await loadClient();
      const parts: string[] = [];
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const wanted = { ...assistant, period, timeZone };
      let part = await chatHistory.exportData(wanted);
      parts.push(part.content);
      while (part.next) {
        part = await chatHistory.exportData({ ...wanted, before: part.next });
        parts.push(part.content);
      }
      saveFile(part.filename, parts.join(''));
    },
    onError: (error) => console.warn('The conversations could not be exported.', error),
  });
}
