/** Space above what comes to the top, in CSS pixels. */
const margin = 16;

/** An answer is read from its beginning, so the question before it comes to the top rather than its end into view. */
export function showLatestExchange(scroller: HTMLElement): void {
  const lines = scroller.querySelectorAll('[data-message]');
  const question = lines.item(Math.max(0, lines.length - 2));
  scroller.scrollTop += question.getBoundingClientRect().top - scroller.getBoundingClientRect().top - margin;
}
