import { type Element, isTag, type ParentNode } from 'domhandler';
import { isNavigation } from './html-navigation.ts';
import { isClosedNow } from './html-visibility.ts';
import { hasText, nextElement } from './tree-edits.ts';

/** A control and the panels it opens. */
export type Disclosure = { control: Element; panels: Element[] };

const disclosureLimit = 1000;
const panelLimit = 20;
/** Levels between a control and the element before its panel: a heading and its wrappers. */
const holderLevels = 3;
const holderChildren = 6;

/**
 * Finds what visitors can open on a page, and by which control: by explicit reference (WAI-ARIA, framework attributes,
 * a fragment link, a click handler), otherwise by position. Menus aren't panels.
 */
export function findDisclosures(elements: readonly Element[]): Disclosure[] {
  const page = new PageIndex(elements);
  const menus = new MenuMemory();
  const disclosures: Disclosure[] = [];
  for (const control of elements) {
    if (disclosures.length >= disclosureLimit) break;
    if (!isControl(control)) continue;
    const named = page.findTargets(control);
    const found = named.length === 0 && isToggle(control) ? findBehind(control) : named;
    const panels = found.filter((panel) => isPanelOf(panel, control) && !menus.has(panel));
    if (panels.length > 0 || (isToggle(control) && found.length === 0)) disclosures.push({ control, panels });
  }
  return disclosures;
}

/** An element that states whether its panel is open. */
export function isToggle({ name, attribs }: Element): boolean {
  return 'aria-expanded' in attribs && !('aria-haspopup' in attribs) && name !== 'nav';
}

/** The element that holds only the control's text: the control itself, or its heading. */
export function findHolder(control: Element): Element {
  let holder = control;
  for (let level = 0; level < holderLevels; level++) {
    const { parent } = holder;
    if (!parent || !isTag(parent) || parent.children.length > holderChildren || parent.name === 'body') break;
    if (parent.children.some((child) => child !== holder && hasText(child))) break;
    holder = parent;
  }
  return holder;
}

const notControls = new Set(['link', 'use', 'label', 'input', 'form', 'img', 'area', 'script', 'template']);
const targetPattern = /^([#.])([\p{L}\p{N}_:-]{1,100})$/u;
const namedInCall = /['"]#?([\p{L}\p{N}_:-]{1,100})['"]/gu;

function isControl({ name, attribs }: Element): boolean {
  if (notControls.has(name)) return false;
  if (name === 'button' || name === 'a') return true;
  for (const attribute in attribs) {
    if (
      attribute === 'role' ? /^(?:button|tab)$/.test(attribs.role ?? '') : controlAttributes.test(attribute)
    )
      return true;
  }
  return false;
}

const controlAttributes =
  /^(?:aria-(?:controls|expanded)|onclick|data-(?:bs-)?(?:toggle|target)|popovertarget|commandfor)$/;
const idAttributes = /^(?:aria-controls|popovertarget|commandfor)$/;

/** Finds a page's elements by the ids and names that controls use. */
class PageIndex {
  private readonly byId = new Map<string, Element>();
  private byClass: Map<string, Element[]> | undefined;

  private readonly elements: readonly Element[];

  constructor(elements: readonly Element[]) {
    this.elements = elements;
    for (const element of elements) {
      const { id } = element.attribs;
      if (id && !this.byId.has(id)) this.byId.set(id, element);
    }
  }

  findTargets(control: Element): Element[] {
    const targets: Element[] = [];
    for (const [name, value] of Object.entries(control.attribs)) {
      if (idAttributes.test(name))
        targets.push(...value.split(/\s+/).slice(0, panelLimit).flatMap(this.findId));
      else if (name === 'onclick')
        targets.push(...[...value.matchAll(namedInCall)].flatMap(([, id]) => this.findId(id)));
      else if (name === 'data-w-tab') targets.push(...this.findTabPane(control, value));
      else if (!name.endsWith('parent')) targets.push(...this.findTarget(value));
    }
    return [...new Set(targets)].slice(0, panelLimit);
  }

  private readonly findId = (id: string | undefined): Element[] => {
    const found = id && this.byId.get(id);
    return found ? [found] : [];
  };

  private findTarget(value: string): Element[] {
    const [, sign, name] = targetPattern.exec(value) ?? [];
    if (!sign || !name) return [];
    return sign === '#' ? this.findId(name) : (this.classes().get(name) ?? []);
  }

  /** Webflow gives a tab and its pane the same name, which is unique only within their tabs. */
  private findTabPane(control: Element, tab: string): Element[] {
    const tabs = findAncestor(control, (element) => hasClass(element, 'w-tabs'));
    const panes = this.classes().get('w-tab-pane') ?? [];
    return panes.filter((pane) => pane.attribs['data-w-tab'] === tab && isInside(pane, tabs));
  }

  private classes(): Map<string, Element[]> {
    if (this.byClass) return this.byClass;
    this.byClass = new Map();
    for (const element of this.elements)
      for (const name of classesOf(element)) {
        const known = this.byClass.get(name);
        if (known) known.push(element);
        else this.byClass.set(name, [element]);
      }
    return this.byClass;
  }
}

/** A plain link to a visible place is navigation and opens nothing. */
function isPanelOf(panel: Element, control: Element): boolean {
  if (panel.name === 'body' || panel.name === 'html' || panel === control || isInside(control, panel))
    return false;
  if (isPlainLink(control) && !isClosedNow(panel) && !isTabOf(control, panel)) return false;
  return true;
}

const toggleAttributes =
  /^(?:aria-(?:controls|expanded)|data-(?:bs-)?toggle|data-vc-(?:tabs|accordion)|data-w-tab)$/;

function isPlainLink({ name, attribs }: Element): boolean {
  if (name !== 'a' || attribs.role === 'tab') return false;
  return !Object.keys(attribs).some((attribute) => toggleAttributes.test(attribute));
}

/** jQuery UI tabs: a list of links above the panels they point to, with matching class names. */
function isTabOf(control: Element, panel: Element): boolean {
  const list = findAncestor(control, ({ name }) => name === 'ul' || name === 'ol');
  const around = list?.parent;
  if (!around || panel.parent !== around || !isTag(around)) return false;
  return /(?:^|[\s_-])tabs?(?:$|[\s_-])/i.test([around, list, panel].map(nameOf).join(' '));
}

/** Caches menu checks, because many controls may open the same panel. */
class MenuMemory {
  private readonly known = new Map<Element, boolean>();

  has(panel: Element): boolean {
    const known = this.known.get(panel) ?? isMenu(panel);
    this.known.set(panel, known);
    return known;
  }
}

function isMenu(panel: Element): boolean {
  if (isNavigation(panel)) return true;
  const filled = panel.children.filter(hasText);
  return filled.length > 0 && filled.every((child) => isTag(child) && isMenu(child));
}

/** Without a reference, a toggle opens the element after it. */
function findBehind(control: Element): Element[] {
  const panel = nextElement(findHolder(control));
  return panel && !holdsToggle(panel) ? [panel] : [];
}

function holdsToggle(element: Element): boolean {
  return isToggle(element) || element.children.some((child) => isTag(child) && holdsToggle(child));
}

function isInside(element: Element, around: Element | undefined): boolean {
  return around !== undefined && findAncestor(element, (ancestor) => ancestor === around) !== undefined;
}

function findAncestor(element: Element, isWanted: (ancestor: Element) => boolean): Element | undefined {
  let ancestor: ParentNode | null = element.parent;
  for (; ancestor && isTag(ancestor); ancestor = ancestor.parent) if (isWanted(ancestor)) return ancestor;
  return undefined;
}

const hasClass = (element: Element, name: string): boolean => classesOf(element).includes(name);

const classesOf = ({ attribs }: Element): string[] => attribs.class?.split(/\s+/).filter(Boolean) ?? [];

const nameOf = ({ attribs }: Element): string => `${attribs.class ?? ''} ${attribs.id ?? ''}`;
