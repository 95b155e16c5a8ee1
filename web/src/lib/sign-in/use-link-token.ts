import { useState } from 'react';

/**
 * Reads the secret after the `#` of an emailed link once, and removes it from the address, so that it stays in neither
 * the history nor a copied link.
 */
export function useLinkToken(): string {
  const [token] = useState(() => {
    const { hash, pathname, search } = window.location;
    const found = new URLSearchParams(hash.slice(1)).get('token') ?? '';
    if (found) window.history.replaceState(window.history.state, '', pathname + search);
    return found;
  });
  return token;
}
