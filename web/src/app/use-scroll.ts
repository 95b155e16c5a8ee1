import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { findMain, whenRendered } from '#web/lib/browser/when-rendered.ts';
import { keepInView } from './keep-in-view.ts';

/**
 * Scrolls as a page load would: to the top or to the anchor in the address. Going back restores the position, which
 * browsers do only for a page that has already loaded.
 */
export function useScroll(): void {
  const location = useLocation();
  const kind = useNavigationType();
  const shown = useRef(location);
  const lastPosition = useRef('');
  useEffect(() => {
    const record = () => {
      lastPosition.current = measurePosition();
    };
    // The page may have grown since the last scroll, so a click that leaves it records the position again.
    const onClick = (event: MouseEvent) => {
      record();
      followAnchor(event);
    };
    record();
    document.addEventListener('scroll', record);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('scroll', record);
      document.removeEventListener('click', onClick);
    };
  }, []);
  useLayoutEffect(() => {
    const left = shown.current;
    shown.current = location;
    if (left === location) return scrollToAnchor(location.hash);
    savePosition(left, lastPosition.current);
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
  return hash ? keepOncePageRenders(scroll) : undefined;
}

function keepOncePageRenders(scroll: () => void): () => void {
  let release: (() => void) | undefined;
  const cancel = whenRendered(findMain, () => {
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
  const opensNewWindow = button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
  if (opensNewWindow || defaultPrevented) return;
  const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
  const section = document.getElementById(link?.getAttribute('href')?.slice(1) ?? '');
  if (section) keepInView(() => section.scrollIntoView());
}

function scrollBack(location: Location) {
  const position = readPosition(location);
  return position === null ? undefined : keepOncePageRenders(() => restorePosition(position));
}

/**
 * The section in the middle of the window, and the offset of the window's top from the section's: on return, content
 * above it may have another height. Without a section, the offset from the top of the page.
 */
function measurePosition(): string {
  const middle = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
  const id = middle?.closest('section[id]')?.id ?? '';
  return `${window.scrollY - topOf(id)} ${id}`;
}

function restorePosition(position: string): void {
  const [distance, id = ''] = position.split(' ');
  scrollTo(Number(distance) + topOf(id));
}

function topOf(id: string): number {
  const section = document.getElementById(id);
  return section ? section.getBoundingClientRect().top + window.scrollY : 0;
}

function scrollTo(top: number): undefined {
  window.scrollTo({ top, behavior: 'instant' });
}

/** Includes the path, because the first page of every window has the same key. */
const keyOf = ({ key, pathname, search }: Location) => `top ${key} ${pathname}${search}`;

function savePosition(location: Location, position: string): void {
  try {
    sessionStorage.setItem(keyOf(location), position);
  } catch {
    // Without session storage the browser keeps the current position.
  }
}

function readPosition(location: Location): string | null {
  try {
    return sessionStorage.getItem(keyOf(location));
  } catch {
    return null;
  }
}
