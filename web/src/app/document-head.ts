import { useLayoutEffect } from 'react';
import { findCanonicalUrl } from './canonical-url.ts';
import type { FoundPage } from './find-page.ts';

/**
 * Keeps the head of the document true where no load of it does: a page rendered in advance brings its own. Pages without
 * a head in the table name themselves once they know what they show.
 */
export function useDocumentHead(found: FoundPage, hasMoved: boolean): void {
  // Before the effects of the page, which may know a better title.
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

/** Documents that were not rendered in advance have none of these, and need none: only what a visitor left is made true. */
function write(selector: string, attribute: string, value: string | undefined): void {
  const element = document.head.querySelector(selector);
  if (value === undefined) element?.removeAttribute(attribute);
  else element?.setAttribute(attribute, value);
}
