import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Client } from '#shared/client.ts';
import type { KnowledgeBase } from '#shared/contract/knowledge-base.ts';
import { AppError } from '#shared/errors.ts';
import { dashboardKey, knowledgeBaseKey } from '#web/lib/api/answer-keys.ts';
import { loadClient } from '#web/lib/api/load-client.ts';

type Area = Client['knowledgeBase'];

/** Short because the owner waits while something is read. */
const busyMs = 1500;
/** Longer because a transcription takes minutes. */
const transcribingMs = 5000;
const idleMs = 30_000;

export function useKnowledgeBase(conversionId: string) {
  return useQuery({
    queryKey: [...knowledgeBaseKey(conversionId), 'list'],
    queryFn: async ({ signal }) => (await loadClient()).knowledgeBase.get({ conversionId }, signal),
    refetchInterval: ({ state }) => chooseInterval(state.data),
  });
}

/** The last readiness check; null before the first one. */
export function useReadiness(conversionId: string) {
  return useQuery({
    queryKey: [...knowledgeBaseKey(conversionId), 'readiness'],
    queryFn: async ({ signal }) => {
      const { knowledgeBase } = await loadClient();
      return knowledgeBase.getReadiness({ conversionId }, signal).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'NOT_READY') return null;
        throw error;
      });
    },
    refetchInterval: ({ state }) => (state.data?.isCurrent === false ? busyMs * 2 : idleMs),
  });
}

/** A call that changes the knowledge base and then refetches it. */
export function useKnowledgeCall<Input, Output>(
  conversionId: string,
  call: (area: Area, input: Input) => Promise<Output>,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => call((await loadClient()).knowledgeBase, input),
    onSuccess: async () => {
      // Document 2 section 7: the dashboard's figures include the new content.
      void queries.invalidateQueries({ queryKey: dashboardKey });
      await queries.invalidateQueries({ queryKey: knowledgeBaseKey(conversionId) });
    },
  });
}

/** Uploads a file straight to the store with a link signed for its size and type; returns its reference. */
export async function uploadFile(file: File, purpose: 'document' | 'recording'): Promise<string> {
  const { uploads } = await (await loadClient()).uploads.uploadDocuments({
    purpose,
    files: [{ filename: file.name, size: file.size, type: file.type }],
  });
  const [target] = uploads;
  if (!target?.uploadUrl) throw new AppError('UNAVAILABLE');
  const { ok } = await fetch(target.uploadUrl, {
    method: 'PUT',
    body: file,
    headers: target.headers ?? {},
  });
  if (!ok) throw new AppError('UNAVAILABLE');
  return target.documentUrl;
}

function chooseInterval(base: KnowledgeBase | undefined): number {
  if (base?.isUpdating ?? true) return busyMs;
  return base?.items.some(({ status }) => status === 'processing') ? transcribingMs : idleMs;
}
