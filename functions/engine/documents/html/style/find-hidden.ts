import { type ChildNode, type Document, type Element, isTag, isText } from 'domhandler';
import { isNamedMenu } from '../html-navigation.ts';
import { extendVariables, resolveVariables, type Values, type Variables } from './cascade.ts';
import { collectRules, type PageRules } from './collect-rules.ts';
import { allowSteps, TooManySteps } from './count-tree-steps.ts';
import { ElementStyles, type OwnValues } from './element-styles.ts';
import { hidesBox, isMoving } from './hides-box.ts';
import { liesOnPicture } from './lies-on-picture.ts';
import { RuleMatcher } from './match-rules.ts';
import { screenWidths } from './media-reach.ts';
import { type Locate, locateFrom, noFiles, type PageFiles } from './page-files.ts';
import { isNamedByScript, isUndoneByScript, readScriptNames } from './script-names.ts';
import type { Styling } from './sheet-index.ts';
import {
  enterElement,
  initialTextState,
  isSameState,
  sourceOfHiddenText,
  sourceOfSameColor,
  type TextState,
} from './text-state.ts';

/** What hides an element, by screen: the nearest element whose box is hidden, and whose values hide the text in it. */
export type Hiding = { boxes: (Element | undefined)[]; texts: (Element | undefined)[]; isOpened: boolean };
export type Hidings = WeakMap<Element, Hiding>;

/** About two seconds of work; a page beyond it is read without its sheets. Real pages take up to 150,000 steps (measured). */
const stepLimit = 2_000_000;

/** Finds what a page's styles hide on every screen and in every state. Bounded, and never throws. */
export function findHidden(
  document: Document,
  elements: readonly Element[],
  files: PageFiles = noFiles,
): Hidings {
  const locate = locateFrom(document, files.url);
  const names = readScriptNames(elements, files, locate);
  const page = collectRules(document.children, files, locate);
  allowSteps(stepLimit);
  try {
    return new HidingFinder(page, names, { files, locate }).find(document);
  } catch (error) {
    if (!(error instanceof TooManySteps)) throw error;
    allowSteps(stepLimit);
    return new HidingFinder({ sheets: [], areComplete: false }, names, { files: noFiles, locate }).find(
      document,
    );
  }
}

type Linked = { files: PageFiles; locate: Locate };
/** An element on the first screen: what it inherited and handed on. */
type Seen = { text: TextState; box: Element | undefined; inner: TextState; isQuiet: boolean };
type Place = { text: TextState; box: Element | undefined; matcher: RuleMatcher | undefined };

class HidingFinder {
  private readonly hidings: Hidings = new WeakMap();
  private readonly styles = new ElementStyles();
  private readonly page: PageRules;
  private readonly scriptNames: ReadonlySet<string>;
  private readonly linked: Linked;
  private readonly seen = new Map<Element, Seen>();
  private readonly raised = new Set<Element>();
  private screen = 0;
  private screens: number[] = [0];

  constructor(page: PageRules, scriptNames: ReadonlySet<string>, linked: Linked) {
    this.page = page;
    this.scriptNames = scriptNames;
    this.linked = linked;
  }

  find(document: Document): Hidings {
    const { sheets, areComplete } = this.page;
    const matcher = sheets.length > 0 ? new RuleMatcher(sheets) : undefined;
    if (matcher?.dependsOnScreen) this.screens = screenWidths.map((_, at) => at);
    const text = areComplete ? initialTextState : { ...initialTextState, ground: { value: undefined } };
    for (const screen of this.screens) {
      this.screen = screen;
      this.walk(document.children, { text, box: undefined, matcher });
    }
    // Read like <sup> from here on; a rule may select elements by their name until then.
    for (const element of this.raised) element.name = 'sup';
    return this.hidings;
  }

  /** Whether all of it is the same on every screen, and nothing of it is noted. */
  private walk(nodes: readonly ChildNode[], place: Place): boolean {
    let isQuiet = true;
    for (const node of nodes) if (isTag(node) && !this.enter(node, place)) isQuiet = false;
    return isQuiet;
  }

  private enter(element: Element, place: Place): boolean {
    const { text, box, matcher } = place;
    if (element.name === 'script' || element.name === 'style') return true;
    if (element.name === 'template') {
      this.walk(element.children, this.enterShadow(element, text));
      return false;
    }
    const first = this.seen.get(element);
    if (first?.isQuiet && first.box === box && isSameState(first.text, text)) return true;
    const own = this.styles.valuesOf(element, matcher, this.screen);
    const variables = own.declares
      ? extendVariables(text.variables, own.values, first?.inner.variables)
      : text.variables;
    const values = resolve(own, variables);
    if (isRaised(element, values)) this.raised.add(element);
    let state = enterElement(element, values, text);
    state.variables = variables;
    let hidesAll = hidesBox(values, element.attribs) || isClosedDialog(element);
    let isOpened = false;
    if ((hidesAll || sourceOfHiddenText(state)) && !isRoot(element)) {
      const open = this.open(element, own, matcher, variables);
      const isFree = isShownLater(element, values) || this.isOpenedByScript(element);
      const openState = enterElement(element, open ?? values, text);
      if (isFree) openState.visibility = { isHidden: false };
      isOpened = hidesAll && (isFree || (open !== undefined && !hidesBox(open, element.attribs)));
      if (isOpened) hidesAll = false;
      if (!sourceOfHiddenText(openState)) {
        isOpened ||= sourceOfHiddenText(state) !== undefined;
        state = { ...openState, variables };
      }
    } else if (isRoot(element)) {
      hidesAll = false;
      state.visibility = { isHidden: false };
    }
    const nearest = hidesAll ? element : box;
    const inText = this.findTextSource(element, state, matcher);
    if (nearest === element || inText || isOpened) this.note(element, nearest, inText, isOpened);
    else if (this.hidings.has(element)) this.note(element, nearest, undefined, false);
    else if (nearest && this.screens.length > 1) this.note(element, nearest, undefined, false);
    const inner = first && isSameState(first.inner, state) ? first.inner : state;
    const areQuiet = this.walk(element.children, { text: inner, box: nearest, matcher });
    const isQuiet = areQuiet && !this.hidings.has(element) && this.styles.isStable(element);
    if (!first && this.screens.length > 1) this.seen.set(element, { text, box, inner: state, isQuiet });
    return isQuiet;
  }

  private isOpenedByScript(element: Element): boolean {
    return isNamedByScript(element, this.scriptNames) && !isNamedMenu(element);
  }

  private open(
    element: Element,
    own: OwnValues,
    matcher: RuleMatcher | undefined,
    variables: Variables,
  ): Values | undefined {
    const isUndone = (styling: Styling) => isUndoneByScript(styling, this.scriptNames);
    const values = this.styles.openValuesOf(element, matcher, this.screen, isUndone);
    const changed = matcher?.changedVariables;
    const isOpen = values ?? (own.refers && changed && changed.size > 0 ? own : undefined);
    return isOpen && resolve(isOpen, variables, changed);
  }

  private findTextSource(
    element: Element,
    state: TextState,
    matcher: RuleMatcher | undefined,
  ): Element | undefined {
    const source = sourceOfHiddenText(state);
    if (source) return source;
    const colored = sourceOfSameColor(state);
    if (!colored || !element.children.some((child) => isText(child) && child.data.trim() !== ''))
      return undefined;
    const valuesOf = (other: Element) => this.styles.valuesOf(other, matcher, this.screen).values;
    return liesOnPicture(element, state.ground.source, valuesOf) ? undefined : colored;
  }

  /** A shadow root has sheets of its own, and those of the page end at it. */
  private enterShadow(template: Element, text: TextState): Place {
    const { sheets } = collectRules(template.children, this.linked.files, this.linked.locate);
    return { text, box: undefined, matcher: sheets.length > 0 ? new RuleMatcher(sheets) : undefined };
  }

  private note(
    element: Element,
    box: Element | undefined,
    text: Element | undefined,
    isOpened: boolean,
  ): void {
    const hiding = this.hidings.get(element) ?? { boxes: [], texts: [], isOpened: false };
    // Screens before this one on which nothing hid it stay empty.
    const at = this.screens.indexOf(this.screen);
    for (const list of [hiding.boxes, hiding.texts]) list.length = this.screens.length;
    hiding.boxes[at] = box;
    hiding.texts[at] = text ?? box;
    hiding.isOpened ||= isOpened;
    this.hidings.set(element, hiding);
  }
}

const raisedPattern = /^(?:super|text-top|(?!-)[\d.]*[1-9][\d.]*(?:em|ex|px|pt|%)?)$/;

/** A cell or a picture that stands at the top of its line is no raised text. */
function isRaised({ name, children }: Element, values: Values): boolean {
  if (!raisedPattern.test(values.get('vertical-align') ?? '')) return false;
  const isInline = /^(?:span|small|b|strong|i|em|font|u)$/.test(name);
  return isInline && children.every((child) => isText(child) && /^[\s\d]*$/.test(child.data));
}

const isClosedDialog = ({ name, attribs }: Element): boolean => name === 'dialog' && !('open' in attribs);

const isRoot = ({ name }: Element): boolean => name === 'html' || name === 'body';

/** What a role, an attribute or a coming animation shows, and what holds the page's main part: it waits for a script. */
function isShownLater(element: Element, values: Values): boolean {
  const { attribs } = element;
  if (attribs.role === 'tabpanel' || attribs.hidden === 'until-found') return true;
  if (values.get('display') !== 'none' && isMoving(values, attribs) && !isPushedAway(values)) return true;
  return holdsMain(element);
}

function isPushedAway(values: Values): boolean {
  return values.has('clip') || values.has('clip-path') || values.get('position') === 'absolute';
}

function holdsMain(element: Element): boolean {
  if (element.name === 'main' || element.attribs.role === 'main') return true;
  return element.children.some((child) => isTag(child) && holdsMain(child));
}

/** What depends on a variable of `changed` is left out. */
function resolve(
  { values, refers }: OwnValues,
  variables: Variables,
  changed: ReadonlySet<string> = new Set(),
): Values {
  if (!refers) return values;
  const resolved = new Map(values);
  for (const [property, value] of values) {
    if (property.startsWith('--') || !value.includes('var(')) continue;
    const names = changed.size > 0 ? (value.match(/--[^\s,()]+/g) ?? []) : [];
    const found = names.some((name) => changed.has(name)) ? undefined : resolveVariables(value, variables);
    if (found === undefined) resolved.delete(property);
    else resolved.set(property, found);
  }
  return resolved;
}
