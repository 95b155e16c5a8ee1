import { useSearchParams } from 'react-router-dom';

/** The conversation that the address names, while the page of conversations is open. */
export function useOpenedSession(): [string | undefined, (sessionId: string | undefined) => void] {
  const [search, setSearch] = useSearchParams();
  const openedId = search.get('tab') === 'chat-history' ? search.get('section') : null;
  const open = (sessionId: string | undefined) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('section');
        if (sessionId) next.set('section', sessionId);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [openedId ?? undefined, open];
}
