import { useEffect, useState } from 'react';
import { findPagePolicy } from '#shared/domain/page-policies.ts';

/**
 * Loads the document of a page whose policy is not that of the open document, because a policy comes with a document
 * and stays until the next. Returns whether it is loading, so that the page does not start in the wrong one.
 */
export function useOwnDocument(pathname: string): boolean {
  const [loadedPath] = useState(pathname);
  // Pages answer to capital letters in their path, policies do not.
  const path = pathname.toLowerCase();
  const isElsewhere = findPagePolicy(path) !== findPagePolicy(loadedPath);
  useEffect(() => {
    if (!isElsewhere) return;
    const { location } = window;
    if (findPagePolicy(pathname) === findPagePolicy(path)) location.reload();
    else location.replace(path + location.search + location.hash);
  }, [isElsewhere, pathname, path]);
  return isElsewhere;
}
