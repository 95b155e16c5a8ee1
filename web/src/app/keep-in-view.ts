/** Enough for lazy sections to load on a slow connection as the page scrolls past them. */
const timeoutMilliseconds = 5000;
const scrollEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls, and again whenever the page grows, until the visitor scrolls. Returns a function that stops it. */
export function keepInView(scroll: () => void): () => void {
  const resizeObserver = new ResizeObserver(scroll);
  const stop = () => {
    resizeObserver.disconnect();
    clearTimeout(timer);
    for (const type of scrollEvents) window.removeEventListener(type, stop);
  };
  const timer = setTimeout(stop, timeoutMilliseconds);
  for (const type of scrollEvents) window.addEventListener(type, stop, { passive: true });
  scroll();
  resizeObserver.observe(document.body);
  return stop;
}
