import { useEffect, useState } from 'react';
import { api } from '#web/lib/api/api.ts';

/** The visitor as identified by the host site. */
export type KnownVisitor = { name?: string | undefined; email?: string | undefined };

/** Verifies a host site's token for this conversation; with an invalid token the visitor stays unknown. */
export function useVisitor(conversionId: string, sessionId: string, token: string | undefined): KnownVisitor {
  const [visitor, setVisitor] = useState<KnownVisitor>({});
  useEffect(() => {
    if (token === undefined) return;
    const call = new AbortController();
    api.widget.identifyVisitor.call({ conversionId, sessionId, token }, call.signal).then(
      (known) => !call.signal.aborted && setVisitor(known),
      () => !call.signal.aborted && setVisitor({}),
    );
    return () => call.abort();
  }, [conversionId, sessionId, token]);
  return visitor;
}
