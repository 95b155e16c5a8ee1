/** Long enough for the sections that load as the page scrolls past them, on a slow line. */
const longestMilliseconds = 5000;
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to an element and keeps it in view while the page above it still grows, until the visitor moves the page.
 * Answers a function that ends it.
 */
export function keepInView(element: Element): () => void {
  const scroll = () => element.scrollIntoView();
  const growth = new ResizeObserver(scroll);
  const end = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const move of ownMoves) window.removeEventListener(move, end);
  };
  const timer = setTimeout(end, longestMilliseconds);
  for (const move of ownMoves) window.addEventListener(move, end, { passive: true });
  scroll();
  growth.observe(document.body);
  return end;
}
