import type { Element } from 'domhandler';
import { ownText } from '../element-text.ts';
import { previousElement } from '../tree-edits.ts';
import { utilityClasses } from './framework-sheet.ts';
import { addressOfScript, type Locate, type PageFiles } from './page-files.ts';

const inlineLengthLimit = 300_000;
const nameLimit = 5_000;
/** What scripts do to show an element. */
const openingPattern =
  /\.style\b|classList|className|slideToggle|slideDown|fadeIn|fadeToggle|\.toggle\(|\.show(?:Modal|Popover)?\(|togglePopover|removeAttribute|\.hidden\b|addClass|removeClass|toggleClass|\.css\(|\.open\b|\.animate\(|opacity|visibility/;
const selectionPattern =
  /(?:getElementById|getElementsByClassName|querySelector(?:All)?|closest|find|next|siblings|children|\$|jQuery)\(\s*(['"`])([^'"`\n]{1,200})\1/g;
/** Libraries keep their selectors in settings: `{ content: ".tab-content" }`. */
const quotedSelectorPattern = /(["'`])([^"'`\n<>{}]{0,80}[#.][a-zA-Z_][\w-]{2,60})\1/g;
/** And class names: `boxClass: "wow"`. */
const namedClassPattern = /[cC]lass(?:Name)?["']?\s*:\s*(["'`])([\w -]{3,60})\1/g;
/** Classes that scripts take away: what they hide is shown without them. */
const removalPattern =
  /(?:classList\.(?:remove|toggle)|removeClass|toggleClass)\(\s*(["'`])([\w -]{1,100})\1/g;
/** File names and property paths are no selectors. */
const noSelectorPattern = /[/:;=]|\.(?:js|css|min|html?|php|json|png|jpe?g|svg|gif|com|org|net)\b|\w\.\w+\(/;

/** What scripts do to reach the element behind a control, soon after they name it. */
const nextPattern = /\.next\(|nextElementSibling/;
const nextDistance = 600;

/**
 * The ids and classes, as `#id` and `.class`, of the elements that a script may show; `+.class` where it shows the element
 * behind one; `-class` for a class that it takes away.
 */
export function readScript(script: string): string[] {
  if (!openingPattern.test(script)) return [];
  const names = new Set<string>();
  const add = (name: string, at: number) => {
    if (names.size >= nameLimit) return;
    names.add(name);
    if (nextPattern.test(script.slice(at, at + nextDistance))) names.add(`+${name}`);
  };
  for (const { 0: call, 2: selector = '', index } of script.matchAll(selectionPattern))
    for (const name of namesOf(call, selector)) add(name, index);
  for (const { 2: selector = '', index } of script.matchAll(quotedSelectorPattern))
    if (!noSelectorPattern.test(selector)) for (const name of namesOf('', selector)) add(name, index);
  for (const [, , classes = ''] of script.matchAll(namedClassPattern))
    for (const name of listOwn(classes)) names.add(`.${name}`);
  for (const [, , classes = ''] of script.matchAll(removalPattern))
    for (const name of listOwn(classes)) names.add(`-${name}`);
  return [...names].slice(0, nameLimit);
}

/** Frameworks' classes hide for many reasons, so that a script must name the element. */
function listOwn(classes: string): string[] {
  return classes.split(/\s+/).filter((name) => name !== '' && !utilityClasses.has(name));
}

/** The names in the page's own scripts and in those linked ones that are at hand. */
export function readScriptNames(
  elements: readonly Element[],
  files: PageFiles,
  locate: Locate,
): ReadonlySet<string> {
  const names = new Set<string>();
  for (const element of elements) {
    if (element.name !== 'script') continue;
    for (const name of files.scripts.get(locate(addressOfScript(element)) ?? '') ?? []) names.add(name);
    const script = ownText(element);
    if (script.length <= inlineLengthLimit) for (const name of readScript(script)) names.add(name);
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

type RuleNames = { classes: readonly string[]; around: readonly string[] };

/** Whether a script takes away a class that a rule needs, or names what is around the elements of the rule. */
export function isUndoneByScript({ classes, around }: RuleNames, names: ReadonlySet<string>): boolean {
  return classes.some((name) => names.has(`-${name}`)) || around.some((name) => names.has(name));
}
