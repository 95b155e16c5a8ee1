import { type Element, isText } from 'domhandler';
import { previousElement } from '../tree-edits.ts';

const scriptLengthLimit = 300_000;
const nameLimit = 2_000;
/** What scripts do to show an element. */
const openingPattern =
  /\.style\b|classList|className|slideToggle|slideDown|fadeIn|fadeToggle|\.toggle\(|\.show\(|removeAttribute|\.hidden\b|addClass|removeClass|toggleClass|\.css\(|\.open\b/;
const selectionPattern =
  /(?:getElementById|getElementsByClassName|querySelector(?:All)?|closest|find|next|siblings|children|\$|jQuery)\(\s*(['"`])([^'"`\n]{1,200})\1/g;

/** What scripts do to reach the element behind a control. */
const nextPattern = /\.next\(|nextElementSibling/;

/**
 * The ids and classes, as `#id` and `.class`, of the elements that the page's own scripts may show; `+.class` where they
 * show the element behind one.
 */
export function readScriptNames(elements: readonly Element[]): Set<string> {
  const names = new Set<string>();
  for (const element of elements) {
    if (element.name !== 'script') continue;
    const script = element.children.map((child) => (isText(child) ? child.data : '')).join('');
    if (script.length > scriptLengthLimit || !openingPattern.test(script)) continue;
    const reachesNext = nextPattern.test(script);
    for (const [call, , selector = ''] of script.matchAll(selectionPattern))
      for (const name of namesOf(call, selector)) {
        if (names.size >= nameLimit) return names;
        names.add(name);
        if (reachesNext) names.add(`+${name}`);
      }
  }
  return names;
}

function namesOf(call: string, selector: string): string[] {
  if (call.startsWith('getElementById')) return [`#${selector}`];
  if (call.startsWith('getElementsByClassName')) return selector.split(/\s+/).map((name) => `.${name}`);
  // Of each selector only the last part is the element.
  return selector.split(',').flatMap(
    (part) =>
      part
        .trim()
        .split(/[\s>+~]+/)
        .at(-1)
        ?.match(/[#.][\w-]+/g) ?? [],
  );
}

export function isNamedByScript(element: Element, names: ReadonlySet<string>): boolean {
  if (names.size === 0) return false;
  const before = previousElement(element);
  return holdsName(element, '', names) || (before !== undefined && holdsName(before, '+', names));
}

function holdsName({ attribs }: Element, prefix: string, names: ReadonlySet<string>): boolean {
  if (attribs.id && names.has(`${prefix}#${attribs.id}`)) return true;
  return attribs.class?.split(/\s+/).some((name) => names.has(`${prefix}.${name}`)) ?? false;
}
