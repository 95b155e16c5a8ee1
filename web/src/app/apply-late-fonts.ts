/** Takes the fonts of what is further down into use once the first screen has been drawn: see infra/build/deferred-fonts.ts. */
export function applyLateFonts(): void {
  if (document.readyState === 'complete') afterNextFrame(apply);
  else window.addEventListener('load', () => afterNextFrame(apply), { once: true });
}

function apply(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-late]')) link.media = 'all';
}

/** What a frame asks for is drawn before the frame after it. */
function afterNextFrame(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run));
}
