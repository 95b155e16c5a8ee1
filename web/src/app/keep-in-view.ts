/** Enough for lazy sections to load on a slow connection as the page scrolls past them. */
const longestMilliseconds = 5000;
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls, and again whenever the page grows, until the visitor scrolls. Returns a function that stops it. */
export function keepInView(scroll: () => void): () => void {
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
