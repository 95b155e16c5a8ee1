/** Applies the fonts of sections further down after the first screen is painted: see infra/build/pages/deferred-fonts.ts. */
export function applyLateFonts(): void {
  if (document.readyState === 'complete') afterNextFrame(apply);
  else window.addEventListener('load', () => afterNextFrame(apply), { once: true });
}

function apply(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-late]')) link.media = 'all';
}

/** A change made in one frame is painted before the next one starts. */
function afterNextFrame(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run));
}
