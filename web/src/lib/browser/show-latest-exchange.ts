/** Space above the question, in CSS pixels. */
const margin = 16;

/** Scrolls to the latest question rather than the end, so that its answer is read from the start. */
export function showLatestExchange(scroller: HTMLElement): void {
  const lines = scroller.querySelectorAll('[data-message]');
  const question = lines.item(Math.max(0, lines.length - 2));
  scroller.scrollTop += question.getBoundingClientRect().top - scroller.getBoundingClientRect().top - margin;
}
