import { useLayoutEffect } from 'react';
import { findCanonicalUrl } from './canonical-url.ts';
import type { FoundPage } from './find-page.ts';

/**
 * Updates the document's head on navigation; prerendered pages bring their own. Pages without a head in the table set
 * their title once their data has loaded.
 */
export function useDocumentHead(found: FoundPage, hasMoved: boolean): void {
  // Runs before the page's own effects, which may set a better title.
  useLayoutEffect(() => {
    const { line, brand, parameters } = found;
    const head = line.head?.(brand, parameters);
    if (head || hasMoved) document.title = head?.title ?? brand.name;
    if (!hasMoved) return;
    write('meta[name=description]', 'content', head?.description);
    write('link[rel=canonical]', 'href', head && findCanonicalUrl(found));
    write('meta[name=theme-color]', 'content', brand.colors.primary);
  }, [found, hasMoved]);
}

/** Only updates existing elements: without prerendering there are none. */
function write(selector: string, attribute: string, value: string | undefined): void {
  const element = document.head.querySelector(selector);
  if (value === undefined) element?.removeAttribute(attribute);
  else element?.setAttribute(attribute, value);
}
