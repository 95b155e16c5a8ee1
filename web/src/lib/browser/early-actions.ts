/**
 * Replays what visitors did in a part of the page before its code loaded: what they typed and chose, and the last button
 * they pressed, recorded by the script in index.html. Without this the first change would clear the text.
 */
export function replayEarlyActions(part: ParentNode, isIncluded: (field: Element) => boolean = () => true) {
  for (const field of part.querySelectorAll(changeableFields)) if (isIncluded(field)) announceChange(field);
  // Wait until the part has rendered with that input, so that the button acts on it.
  setTimeout(() => {
    const pressed = part.querySelector<HTMLElement>('button[data-pressed]');
    delete pressed?.dataset.pressed;
    pressed?.click();
  });
}

const changeableFields = 'input:not([type=file]), textarea, select';

function announceChange(field: Element): void {
  if (field instanceof HTMLSelectElement) {
    const [chosen] = field.selectedOptions;
    // Only prerendered markup says which option stood there first.
    const isPrerendered = [...field.options].some(({ defaultSelected }) => defaultSelected);
    if (isPrerendered && chosen && !chosen.defaultSelected)
      field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type)) {
    if (field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)) return;
    field.checked = !field.checked;
    field.click();
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    if (field.value !== field.defaultValue) enterText(field, field.value);
  }
}

/** Enters a text as if typed. React ignores an input event unless the value differs from the last it saw. */
export function enterText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
