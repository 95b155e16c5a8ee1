/**
 * Gives the page what its visitor did while it was only markup: text typed into its fields and the button pressed last,
 * which the script of index.html remembers. Without this the text would be lost with the first change of a field.
 */
export function replayEarlyActions(): void {
  const root = document.documentElement;
  if (root.dataset.live !== undefined) return;
  root.dataset.live = '';
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typedFields)) {
    if (field.value !== field.defaultValue) announceText(field);
  }
  // Only once the page has been drawn with that text does a button know it.
  setTimeout(() => document.querySelector<HTMLElement>('button[data-pressed]')?.click());
}

const typedFields = ':is(input:not([type=radio], [type=checkbox], [type=file]), textarea):not([inert] *)';

/** React reads a field only when its value differs from the one it saw last, which was the typed one already. */
function announceText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = field.value;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
