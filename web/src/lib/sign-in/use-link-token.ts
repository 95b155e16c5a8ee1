import { useLayoutEffect, useState } from 'react';

/**
 * Reads the secret after the `#` of an emailed link once, and removes it from the address, so that it stays in neither
 * the history nor a copied link.
 */
export function useLinkToken(): string {
  const [token] = useState(() => new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '');
  // Not while rendering: a page that waits for its texts renders again from the start, and would find no secret.
  useLayoutEffect(() => {
    const { pathname, search } = window.location;
    if (token) window.history.replaceState(window.history.state, '', pathname + search);
  }, [token]);
  return token;
}
