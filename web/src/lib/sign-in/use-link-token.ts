import { useLayoutEffect, useState } from 'react';

/**
 * Reads the secret after the `#` of an emailed link, and removes it from the address, so that it stays in neither the
 * history nor a copied link. A link opened in a tab of the same page changes only that part. Give the token as `key` to
 * what it is for, which then begins anew.
 */
export function useLinkToken(): string {
  const [token, setToken] = useState(readToken);
  // Not while rendering: a page that waits for its texts renders again from the start, and would find no secret.
  useLayoutEffect(() => {
    const take = () => {
      const found = readToken();
      if (!found) return;
      setToken(found);
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', pathname + search);
    };
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return token;
}

const readToken = (): string => new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '';
