/**
 * Replays what visitors did before hydration: text typed into fields and the last button press, recorded by the script
 * in index.html. Without this the first change would clear the text.
 */
export function replayEarlyActions(): void {
  const root = document.documentElement;
  if (root.dataset.live !== undefined) return;
  root.dataset.live = '';
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typedFields)) {
    if (field.value !== field.defaultValue) announceText(field);
  }
  // Wait until the page has rendered with that text, so that the button acts on it.
  setTimeout(() => document.querySelector<HTMLElement>('button[data-pressed]')?.click());
}

const typedFields = ':is(input:not([type=radio], [type=checkbox], [type=file]), textarea):not([inert] *)';

/** React ignores an input event unless the value differs from the last it saw, which is already the typed one. */
function announceText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = field.value;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
