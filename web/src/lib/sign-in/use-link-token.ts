import { useState } from 'react';

/**
 * The secret behind the `#` of a mailed link, read once: it is taken out of the address, so that it stays neither in
 * the history nor in a copied address.
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
