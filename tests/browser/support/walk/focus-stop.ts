type Stop = { kind: 'again' | 'outside' | 'within' } | { kind: 'new'; faults: string[] };

/** Forgets former stops. Runs in the page. */
export function resetStops(): void {
  for (const mark of ['data-had-focus', 'data-has-focus'])
    for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
}

/** Whether the focused element shows its focus and something of it can be seen. Runs in the page. */
export function readStop(): Stop {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return { kind: 'outside' };
  // The parts of a date field are stops of their own.
  const isWithin = element.hasAttribute('data-has-focus');
  document.querySelector('[data-has-focus]')?.removeAttribute('data-has-focus');
  element.setAttribute('data-has-focus', '');
  if (isWithin) return { kind: 'within' };
  if (element.hasAttribute('data-had-focus')) return { kind: 'again' };
  element.setAttribute('data-had-focus', '');
  // A file field or radio button is as large as its label.
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  const shown = [element, label, element.parentElement, element.parentElement?.parentElement].filter(
    (it) => it instanceof HTMLElement,
  );
  const isMarked = shown.some((it) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(it);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  });
  const target = label ?? element;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const isAt = (x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (target.contains(hit) || element.contains(hit));
  };
  const between = (from: number, to: number, share: number) => from + (to - from) * share;
  const shares = [0.05, 0.5, 0.95];
  const isSeen = shares.some((across) =>
    shares.some((down) => isAt(between(left, right, across), between(top, bottom, down))),
  );
  const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`.slice(0, 60);
  return {
    kind: 'new',
    faults: [
      ...(isMarked ? [] : [`focus not shown: ${name}`]),
      ...(isSeen ? [] : [`focus covered: ${name}`]),
    ],
  };
}

/** Visible controls that had no focus, and so cannot be reached with the Tab key. Runs in the page. */
export function listUnreached(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary',
  );
  return [...controls]
    .filter((control) => {
      if (
        control.tabIndex < 0 ||
        control.matches(':disabled') ||
        control.closest('[inert], [aria-hidden=true]')
      ) {
        return false;
      }
      if (!control.checkVisibility({ visibilityProperty: true }) || control.hasAttribute('data-had-focus'))
        return false;
      // The Tab key stops at one radio button of a group.
      const isInGroup = control instanceof HTMLInputElement && control.type === 'radio';
      return !isInGroup || !document.querySelector(`input[name="${control.name}"][data-had-focus]`);
    })
    .map((control) => `not reached by Tab: ${control.outerHTML.slice(0, 120)}`);
}
