import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
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

/** Refetches the knowledge base, and the dashboard's figures, which include it: document 2 section 7. */
export function useKnowledgeRefresh(conversionId: string) {
  const queries = useQueryClient();
  return useCallback(async () => {
    void queries.invalidateQueries({ queryKey: dashboardKey });
    await queries.invalidateQueries({ queryKey: knowledgeBaseKey(conversionId) });
  }, [queries, conversionId]);
}

/** A call that changes the knowledge base and then refetches it. */
export function useKnowledgeCall<Input, Output>(
  conversionId: string,
  call: (area: Area, input: Input) => Promise<Output>,
) {
  return useMutation({
    mutationFn: async (input: Input) => call((await loadClient()).knowledgeBase, input),
    onSuccess: useKnowledgeRefresh(conversionId),
  });
}

type Sent = (percentage: number) => void;

/** Uploads a file straight to the store with a link signed for its size and type; returns its reference. */
export async function uploadFile(
  file: File,
  purpose: 'document' | 'recording',
  onSent: Sent = () => undefined,
): Promise<string> {
  const { uploads } = await (await loadClient()).uploads.uploadDocuments({
    purpose,
    files: [{ filename: file.name, size: file.size, type: file.type }],
  });
  const [target] = uploads;
  if (!target?.uploadUrl) throw new AppError('UNAVAILABLE');
  await putFile(target.uploadUrl, { file, headers: target.headers ?? {}, onSent });
  return target.documentUrl;
}

type Put = { file: File; headers: Record<string, string>; onSent: Sent };

/** `fetch` does not tell how much of a body is sent. */
function putFile(address: string, { file, headers, onSent }: Put): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new AppError('UNAVAILABLE'));
    request.open('PUT', address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onSent(Math.round((100 * loaded) / total));
    request.onload = () => (request.status >= 200 && request.status < 300 ? resolve() : fail());
    request.onerror = fail;
    request.send(file);
  });
}

/** An entry's text as it was read. */
export function useEntry(conversionId: string, itemId: string) {
  return useQuery({
    queryKey: [...knowledgeBaseKey(conversionId), 'entry', itemId],
    queryFn: async ({ signal }) =>
      (await loadClient()).knowledgeBase.getItem({ conversionId, itemId }, signal),
  });
}

function chooseInterval(base: KnowledgeBase | undefined): number {
  if (base === undefined || base.isUpdating || base.deleted.length > 0) return busyMs;
  return base.items.some(({ status }) => status === 'processing') ? transcribingMs : idleMs;
}
