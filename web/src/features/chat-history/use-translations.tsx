import { useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/form/button.tsx';
import type { Assistant } from './chat-queries.ts';

/**
 * The English of an opened conversation's questions, by message, and how far it is. Asks for it once, if a model runs;
 * nothing of the page waits.
 */
export function useTranslations(assistant: Assistant, sessionId: string, canTranslate = false) {
  const { data, error, isFetching, refetch } = useQuery({
    ...api.chatHistory.translateSession.query({ ...assistant, sessionId }),
    enabled: canTranslate,
    gcTime: 0,
    meta: { isQuiet: true },
  });
  const translations = new Map(
    data?.translations.map(({ messageId, translation }) => [messageId, translation]),
  );
  const hasFailed = error !== null || data?.translations.length === 0;
  const state = isFetching ? (
    <p role="status" className="mt-2 text-ink-muted text-sm">
      Translating the questions…
    </p>
  ) : canTranslate && hasFailed ? (
    <div role="alert" className="mt-2 flex flex-wrap items-center gap-2 text-sm">
      <p>The questions couldn’t be translated.</p>
      <Button variant="secondary" size="small" onClick={() => void refetch()} label="Try again" />
    </div>
  ) : null;
  return { translations, state };
}
