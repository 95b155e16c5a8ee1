import { widgetTag } from './launcher.ts';

const removals = new WeakMap<Node, () => void>();

/** Calls back whenever the page takes a widget's element out of the document. */
export function onRemoval(host: HTMLElement, callback: () => void): void {
  removals.set(host, callback);
}

/** Makes the widget's element known. A copy that a page makes of it, such as one of its cached pages, goes away. */
export function defineWidgetElement(): void {
  if (customElements.get(widgetTag)) return;
  customElements.define(
    widgetTag,
    class extends HTMLElement {
      connectedCallback() {
        if (!this.shadowRoot) this.remove();
      }
      disconnectedCallback() {
        removals.get(this)?.();
      }
    },
  );
}
