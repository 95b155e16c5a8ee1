import { useEffect } from 'react';

/** Sets the document's title; without a title it stays. */
export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
