import { useEffect } from 'react';

/** Names the page in the tab and in the history; nothing changes without a title. */
export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
