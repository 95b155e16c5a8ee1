import type { BrowserContext } from 'playwright-core';

/**
 * Lets the driver of Firefox fill in fields as a person does: alone it sets their value, which React does not take for
 * input, and our forms then say that they are empty.
 */
export async function fillAsPerson(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const type = (text: string) => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      // The driver goes on within it.
      if (element instanceof HTMLIFrameElement) return element;
      return document.execCommand('insertText', false, text);
    };
    // The driver sets its own function anew in each document.
    Object.defineProperty(window, '__pw_bidiInsertText', { get: () => type, set() {} });
  });
}
