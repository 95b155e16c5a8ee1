import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { keepInView } from './keep-in-view.ts';
import { whenPageIsThere } from './when-page-is-there.ts';

/**
 * Scrolls as a page load would: to the top or to the anchor in the address. Going back restores the position, which
 * browsers do only for a page that has already loaded.
 */
export function useScroll(): void {
  const location = useLocation();
  const kind = useNavigationType();
  const shown = useRef(location);
  const seenPlace = useRef('');
  useEffect(() => {
    const look = () => {
      seenPlace.current = findPlace();
    };
    // The page may have grown since the last scroll, so a click that leaves it records the position again.
    const onClick = (event: MouseEvent) => {
      look();
      followAnchor(event);
    };
    look();
    document.addEventListener('scroll', look);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('scroll', look);
      document.removeEventListener('click', onClick);
    };
  }, []);
  useLayoutEffect(() => {
    const left = shown.current;
    shown.current = location;
    if (left === location) return scrollToAnchor(location.hash);
    rememberPlace(left, seenPlace.current);
    const isOtherPage = left.pathname !== location.pathname;
    if (kind === NavigationType.Pop) return isOtherPage ? scrollBack(location) : undefined;
    // A page that keeps state in its address, such as the open tab, keeps its position.
    if (kind === NavigationType.Replace && !isOtherPage && left.search !== location.search) return undefined;
    if (location.hash) return scrollToAnchor(location.hash);
    return scrollTo(0);
  }, [location, kind]);
}

/** The browser looks for the anchor before the page renders, so look again. */
function scrollToAnchor(hash: string) {
  const scroll = () => document.getElementById(hash.slice(1))?.scrollIntoView();
  return hash ? keepOncePageIsThere(scroll) : undefined;
}

function keepOncePageIsThere(scroll: () => void): () => void {
  let release: (() => void) | undefined;
  const cancel = whenPageIsThere(() => {
    release = keepInView(scroll);
  });
  return () => {
    cancel?.();
    release?.();
  };
}

/** The browser scrolls to an anchor on the current page, but stops short if the page grows meanwhile. */
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
  if (section) keepInView(() => section.scrollIntoView());
}

function scrollBack(location: Location) {
  const place = recallPlace(location);
  return place === null ? undefined : keepOncePageIsThere(() => scrollToPlace(place));
}

/**
 * The section in the middle of the window, and the offset of the window's top from the section's: on return, content
 * above it may have another height. Without a section, the offset from the top of the page.
 */
function findPlace(): string {
  const middle = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
  const id = middle?.closest('section[id]')?.id ?? '';
  return `${window.scrollY - beginningOf(id)} ${id}`;
}

function scrollToPlace(place: string): void {
  const [distance, id = ''] = place.split(' ');
  scrollTo(Number(distance) + beginningOf(id));
}

function beginningOf(id: string): number {
  const section = document.getElementById(id);
  return section ? section.getBoundingClientRect().top + window.scrollY : 0;
}

function scrollTo(top: number): undefined {
  window.scrollTo({ top, behavior: 'instant' });
}

/** Includes the path, because the first page of every window has the same key. */
const keyOf = ({ key, pathname, search }: Location) => `top ${key} ${pathname}${search}`;

function rememberPlace(location: Location, place: string): void {
  try {
    sessionStorage.setItem(keyOf(location), place);
  } catch {
    // Without session storage the browser keeps the current position.
  }
}

function recallPlace(location: Location): string | null {
  try {
    return sessionStorage.getItem(keyOf(location));
  } catch {
    return null;
  }
}
