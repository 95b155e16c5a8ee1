/**
 * Runs beside the page, in a world whose objects the page cannot replace: its HTML as the visitor's browser holds it, with open shadow roots, and with the rules that scripts
 * put into style elements, so that what they hide is known.
 */
export function serializePage(mostCharacters: number): string | undefined {
  const roots: ShadowRoot[] = [];
  const visit = (parent: Document | ShadowRoot) => {
    writeRules(parent);
    for (const element of parent.querySelectorAll('*')) {
      if (!element.shadowRoot) continue;
      roots.push(element.shadowRoot);
      visit(element.shadowRoot);
    }
  };
  const writeRules = (parent: Document | ShadowRoot) => {
    for (const sheet of parent.styleSheets) {
      const owner = sheet.ownerNode;
      if (owner instanceof HTMLStyleElement && !owner.textContent?.trim()) owner.textContent = textOf(sheet);
    }
    const adopted = parent.adoptedStyleSheets.map(textOf).join('\n');
    if (!adopted) return;
    const style = document.createElement('style');
    style.textContent = adopted;
    (parent instanceof Document ? parent.head : parent).append(style);
  };
  const textOf = (sheet: CSSStyleSheet) => {
    try {
      return [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
    } catch {
      return '';
    }
  };
  visit(document);
  const { documentElement: root } = document;
  const language = root.lang ? ` lang="${root.lang.replace(/["<>&]/g, '')}"` : '';
  const hidden = root.hidden ? ' hidden' : '';
  const html = root.getHTML({ shadowRoots: roots });
  // What is too large stays in the browser.
  if (html.length > mostCharacters) return undefined;
  return `<!doctype html><html${language}${hidden}>${html}</html>`;
}
