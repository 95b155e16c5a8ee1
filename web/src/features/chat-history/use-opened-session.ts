import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod';

const stateSchema = z.object({ sessionId: z.string() });

/**
 * The conversation that is open on the page of conversations, which a reload keeps. It stands with the entry of the
 * history and not in the address: who has the id of a conversation can read it.
 */
export function useOpenedSession(): [string | undefined, (sessionId: string | undefined) => void] {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { data } = stateSchema.safeParse(state);
  const open = (sessionId: string | undefined) =>
    navigate(
      { pathname, search },
      { replace: true, preventScrollReset: true, state: sessionId ? { sessionId } : null },
    );
  return [data?.sessionId, (sessionId) => void open(sessionId)];
}
