/** Words as a browser shows them: their kind, and the target if they are all of one link. */
export type ShownText = { zone: Zone; text: string; href?: string };
/** `apart` is neither required nor forbidden: footers, whose facts may be read, forms, and decoration. */
export type Zone = 'content' | 'chrome' | 'apart';

/**
 * Runs in a page: opens everything that a visitor can open and returns the visible words, using nothing from outside
 * itself and nothing of the measured reader.
 */
export function showPage(): ShownText[] {
  const targetPattern = /^[#.][\w:-]+$/;
  const bannerPattern = /cookie|consent|gdpr/i;
  const controlSelector =
    'button, [role=button], [role=tab], [aria-controls], [aria-expanded], [data-toggle], [data-bs-toggle], [data-w-tab], a[href^="#"], [onclick], [class*="toggle_title"], [class*="question"]';

  const show = (element: Element | null | undefined) => {
    if (!(element instanceof HTMLElement)) return;
    element.removeAttribute('hidden');
    element.removeAttribute('aria-hidden');
    for (const [name, value] of [
      ['visibility', 'visible'],
      ['opacity', '1'],
      ['max-height', 'none'],
      ['height', 'auto'],
      ['overflow', 'visible'],
      ['position', 'static'],
      ['transform', 'none'],
    ] as const) {
      element.style.setProperty(name, value, 'important');
    }
    if (getComputedStyle(element).display === 'none')
      element.style.setProperty('display', 'block', 'important');
  };
  const find = (selector: string) => {
    try {
      return [...document.querySelectorAll(selector)];
    } catch {
      return [];
    }
  };

  const openControl = (control: Element) => {
    let found = false;
    for (const { name, value } of control.attributes) {
      const ids =
        name === 'aria-controls' || name === 'popovertarget' || name === 'commandfor'
          ? value.split(/\s+/)
          : [];
      const selectors = targetPattern.test(value) && !name.endsWith('parent') ? [value] : [];
      if (name === 'onclick')
        ids.push(...[...value.matchAll(/['"]#?([\w-]+)['"]/g)].map(([, id = '']) => id));
      if (name === 'data-w-tab') selectors.push(`.w-tab-pane[data-w-tab="${value}"]`);
      const targets = [...ids.map((id) => document.getElementById(id)), ...selectors.flatMap(find)];
      for (const target of targets) {
        if (!target || target === document.body || target.contains(control)) continue;
        show(target);
        found = true;
      }
    }
    if (found || control.tagName === 'A') return;
    // Content behind the control, or behind the heading that contains it.
    let holder: Element | null = control;
    for (let level = 0; holder && level < 3; level++, holder = holder.parentElement) {
      if (holder.nextElementSibling) return show(holder.nextElementSibling);
      if (holder.parentElement && holder.parentElement.textContent !== holder.textContent) return;
    }
  };

  for (const details of document.querySelectorAll('details')) details.open = true;
  for (const found of document.querySelectorAll('[hidden="until-found"], [role=tabpanel], .tab-pane'))
    show(found);
  for (const slide of document.querySelectorAll(
    '[aria-roledescription=slide], .carousel-item, .carousel .item, .swiper-slide, .w-slide',
  ))
    show(slide);
  // Content that appears only when scrolled into view.
  for (const waiting of document.querySelectorAll(
    '[data-w-id], [data-aos], [data-framer-appear-id], .elementor-invisible',
  ))
    show(waiting);
  for (const control of document.querySelectorAll(controlSelector)) openControl(control);

  const opensSomething = (element: Element) =>
    element.matches(
      '[aria-expanded], [role=tab], [data-toggle=collapse], [data-bs-toggle=collapse], [data-toggle=tab], [data-bs-toggle=tab]',
    ) ||
    /^(?:H[1-6]|SUMMARY|DT)$/.test(element.parentElement?.tagName ?? '') ||
    (element.getAttribute('onclick') ?? '').match(/['"]#?([\w-]+)['"]/) !== null;
  const linkShare = (element: Element) => {
    const length = (text: string | null) => (text ?? '').replace(/\s+/g, '').length;
    const links = [...element.querySelectorAll('a[href], [role=menuitem]')];
    return (
      links.reduce((sum, link) => sum + length(link.textContent), 0) /
      Math.max(length(element.textContent), 1)
    );
  };
  const zoneOf = (element: Element, zone: Zone): Zone => {
    if (zone !== 'content') return zone;
    const name = `${element.className} ${element.id} ${element.getAttribute('aria-label') ?? ''}`;
    if (element.matches('nav, [role=navigation], [role=menu], [role=menubar], [role=search]'))
      return linkShare(element) < 0.5 && (element.textContent ?? '').trim().length > 80 ? zone : 'chrome';
    if (
      bannerPattern.test(name) &&
      element.querySelector('button, [role=button]') &&
      !element.querySelector('h1, main')
    )
      return 'chrome';
    if (
      /(?:^|[\s_-])(?:top)?(?:nav|navbar|menu)(?:$|[\s_-])/i.test(name) &&
      linkShare(element) > 0.8 &&
      !element.querySelector('[role=tab], [data-toggle]')
    )
      return 'chrome';
    if (element.matches('a[href^="#"]') && /\bskip\b/i.test(`${name} ${element.textContent}`))
      return 'chrome';
    if (element.matches('footer, [role=contentinfo]') && !element.closest('article, blockquote'))
      return 'apart';
    if (element.matches('[aria-hidden=true], select, textarea, datalist, svg, object, video, audio, canvas'))
      return 'apart';
    if (element.matches('button') && !opensSomething(element)) return 'apart';
    const target = element.getAttribute('aria-controls');
    if (target && document.getElementById(target)?.matches('nav, nav *, :has(> nav)')) return 'chrome';
    // A list of the places on the page.
    if (element.matches('ul, ol') && !element.closest('[role=tablist]')) {
      const links = [...element.querySelectorAll('a[href]')];
      const isInPage = links.every(
        (link) =>
          /^#./.test(link.getAttribute('href') ?? '') && !link.matches('[data-toggle], [data-bs-toggle]'),
      );
      if (links.length > 1 && isInPage && linkShare(element) > 0.8) return 'apart';
      if (links.length > 1 && element.closest('aside') && linkShare(element) > 0.8) return 'apart';
    }
    return zone;
  };

  const shown: ShownText[] = [];
  const add = (zone: Zone, text: string, href: string | undefined) => {
    const last = shown.at(-1);
    if (last && last.zone === zone && last.href === href) last.text += text;
    else shown.push({ zone, text, ...(href !== undefined && { href }) });
  };
  const isTiny = (element: Element, style: CSSStyleDeclaration) => {
    if (style.position !== 'absolute' && style.position !== 'fixed') return false;
    const { width, height, right, bottom } = element.getBoundingClientRect();
    const isCutOut = /^rect\((?:[01]px(?:,? )?){4}\)$/.test(style.clip);
    const isClipped = isCutOut || (style.overflow !== 'visible' && width <= 2 && height <= 2);
    return isClipped || (right + scrollX < 0 && width > 0) || (bottom + scrollY < 0 && height > 0);
  };
  const visit = (node: Node, zone: Zone, href: string | undefined, isShown: boolean) => {
    if (node instanceof Text) {
      if (isShown) add(zone, node.data, href);
      return;
    }
    if (!(node instanceof Element) || node.matches('script, style, template, noscript, head, option')) return;
    const style = getComputedStyle(node);
    if (style.display === 'none' || Number(style.opacity) < 0.01 || isTiny(node, style)) return;
    const isReadable = style.visibility === 'visible' && Number.parseFloat(style.fontSize) >= 3;
    const isIndented = Number.parseFloat(style.textIndent) < -200;
    const inner = zoneOf(node, zone);
    const target = node instanceof HTMLAnchorElement && node.hasAttribute('href') ? node.href : href;
    const isInline =
      style.display.startsWith('inline') &&
      style.display !== 'inline-block' &&
      style.display !== 'inline-flex';
    if (node.tagName === 'BR' || !isInline) add(inner, '\n', target);
    const children =
      node instanceof HTMLSlotElement && node.assignedNodes().length > 0
        ? node.assignedNodes()
        : (node.shadowRoot ?? node).childNodes;
    for (const child of children) visit(child, inner, target, isReadable && !isIndented);
    if (!isInline) add(inner, '\n', target);
  };
  visit(document.body, 'content', undefined, true);
  return shown.filter(({ text }) => text.trim() !== '');
}
