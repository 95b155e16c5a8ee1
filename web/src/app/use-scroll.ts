import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { keepInView } from './keep-in-view.ts';
import { whenPageIsThere } from './when-page-is-there.ts';

/**
 * Scrolls as a page load would: to the top or to the address's anchor. Going back restores the visitor's position; the
 * browser itself does that only when the page is already loaded.
 */
export function useScroll(): void {
  const location = useLocation();
  const kind = useNavigationType();
  const shown = useRef(location);
  const seenTop = useRef(0);
  useEffect(() => {
    const look = () => {
      seenTop.current = window.scrollY;
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  useEffect(() => {
    document.addEventListener('click', followAnchor);
    return () => document.removeEventListener('click', followAnchor);
  }, []);
  useLayoutEffect(() => {
    const left = shown.current;
    shown.current = location;
    if (left === location) return scrollToAnchor(location.hash);
    rememberTop(left, seenTop.current);
    const isOtherPage = left.pathname !== location.pathname;
    if (kind === NavigationType.Pop) return isOtherPage ? scrollBack(location) : undefined;
    // A page that stores state in its address, such as the open tab, keeps its position.
    if (kind === NavigationType.Replace && !isOtherPage && left.search !== location.search) return undefined;
    if (location.hash) return scrollToAnchor(location.hash);
    return scrollTo(0);
  }, [location, kind]);
}

/** The browser looks for the anchor before the page is rendered, so this does it again. */
function scrollToAnchor(hash: string) {
  if (!hash) return undefined;
  let release: (() => void) | undefined;
  const cancel = whenPageIsThere(() => {
    const element = document.getElementById(hash.slice(1));
    release = element ? keepInView(element) : undefined;
  });
  return () => {
    cancel?.();
    release?.();
  };
}

/** The browser scrolls to a section of the page on show by itself, but not far enough when the page grows meanwhile. */
function followAnchor({
  target,
  button,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
  defaultPrevented,
}: MouseEvent): void {
  const opensElsewhere = button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
  if (opensElsewhere || defaultPrevented) return;
  const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
  const section = document.getElementById(link?.getAttribute('href')?.slice(1) ?? '');
  if (section) keepInView(section);
}

function scrollBack(location: Location) {
  const top = recallTop(location);
  return top === undefined ? undefined : whenPageIsThere(() => scrollTo(top));
}

function scrollTo(top: number): undefined {
  window.scrollTo({ top, behavior: 'instant' });
}

/** The path is part of the key, because the first page of every window has the same one. */
const keyOf = ({ key, pathname, search }: Location) => `top ${key} ${pathname}${search}`;

function rememberTop(location: Location, top: number): void {
  try {
    sessionStorage.setItem(keyOf(location), String(top));
  } catch {
    // Without session storage the browser keeps the current position.
  }
}

function recallTop(location: Location): number | undefined {
  try {
    const stored = sessionStorage.getItem(keyOf(location));
    return stored === null ? undefined : Number(stored);
  } catch {
    return undefined;
  }
}
