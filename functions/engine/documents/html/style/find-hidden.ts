import { type ChildNode, type Document, type Element, isTag, isText } from 'domhandler';
import { resolveVariables, type Values } from './cascade.ts';
import { collectRules, type PageRules } from './collect-rules.ts';
import { TooManySteps } from './count-tree-steps.ts';
import { ElementStyles } from './element-styles.ts';
import { hidesBox, isMoving } from './hides-box.ts';
import { liesOnPicture } from './lies-on-picture.ts';
import { RuleMatcher } from './match-rules.ts';
import { screenWidths } from './media-reach.ts';
import { isNamedByScript, readScriptNames } from './script-names.ts';
import {
  enterElement,
  initialTextState,
  sourceOfHiddenText,
  sourceOfSameColor,
  type TextState,
} from './text-state.ts';

/** What hides an element, by screen: the nearest element whose box is hidden, and whose values hide the text in it. */
export type Hiding = { boxes: (Element | undefined)[]; texts: (Element | undefined)[]; isOpened: boolean };
export type Hidings = WeakMap<Element, Hiding>;

/** Finds what the page's own styles hide on every screen and in every state. Bounded, and never throws. */
export function findHidden(document: Document, elements: readonly Element[]): Hidings {
  const page = collectRules(document.children);
  const names = readScriptNames(elements);
  try {
    return new HidingFinder(page, names).find(document);
  } catch (error) {
    if (!(error instanceof TooManySteps)) throw error;
    return new HidingFinder({ rules: [], areComplete: false }, names).find(document);
  }
}

type Place = { text: TextState; box: Element | undefined; matcher: RuleMatcher | undefined };

class HidingFinder {
  private readonly hidings: Hidings = new WeakMap();
  private readonly styles = new ElementStyles();
  private readonly page: PageRules;
  private readonly scriptNames: ReadonlySet<string>;
  private screen = 0;
  private screens: number[] = [0];

  constructor(page: PageRules, scriptNames: ReadonlySet<string>) {
    this.page = page;
    this.scriptNames = scriptNames;
  }

  find(document: Document): Hidings {
    const { rules, areComplete } = this.page;
    if (rules.some(({ reach }) => !reach.isEverywhere && reach.surely.some(Boolean)))
      this.screens = screenWidths.map((_, at) => at);
    const matcher = rules.length > 0 ? new RuleMatcher(rules) : undefined;
    const text = areComplete ? initialTextState : { ...initialTextState, ground: { value: undefined } };
    for (const screen of this.screens) {
      this.screen = screen;
      this.walk(document.children, { text, box: undefined, matcher });
    }
    return this.hidings;
  }

  private walk(nodes: readonly ChildNode[], place: Place): void {
    for (const node of nodes) if (isTag(node)) this.enter(node, place);
  }

  private enter(element: Element, { text, box, matcher }: Place): void {
    if (element.name === 'script' || element.name === 'style') return;
    if (element.name === 'template') {
      this.walk(element.children, enterShadow(element, text));
      return;
    }
    let values = this.read(element, matcher, text);
    const own = variablesOf(values);
    if (own)
      values = this.read(element, matcher, { ...text, variables: new Map([...text.variables, ...own]) });
    let state = enterElement(element, values, text);
    if (own) state.variables = new Map([...text.variables, ...own]);
    let hidesAll = hidesBox(values, element.attribs);
    let isOpened = false;
    if ((hidesAll || sourceOfHiddenText(state)) && !isRoot(element)) {
      const open = this.open(element, matcher, text);
      const isFree = isShownLater(element, values) || isNamedByScript(element, this.scriptNames);
      const openState = enterElement(element, open ?? values, text);
      if (isFree) openState.visibility = { isHidden: false };
      isOpened = hidesAll && (isFree || (open !== undefined && !hidesBox(open, element.attribs)));
      if (isOpened) hidesAll = false;
      if (!sourceOfHiddenText(openState)) {
        isOpened ||= sourceOfHiddenText(state) !== undefined;
        state = { ...openState, variables: state.variables };
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
    this.walk(element.children, { text: state, box: nearest, matcher });
  }

  private read(element: Element, matcher: RuleMatcher | undefined, { variables }: TextState): Values {
    return resolve(this.styles.valuesOf(element, matcher, this.screen), variables);
  }

  private open(
    element: Element,
    matcher: RuleMatcher | undefined,
    { variables }: TextState,
  ): Values | undefined {
    const values = this.styles.openValuesOf(element, matcher, this.screen);
    return values && resolve(values, variables);
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
    const valuesOf = (other: Element) => this.styles.valuesOf(other, matcher, this.screen);
    return liesOnPicture(element, state.ground.source, valuesOf) ? undefined : colored;
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

/** A shadow root has sheets of its own, and those of the page end at it. */
function enterShadow(template: Element, text: TextState): Place {
  const { rules } = collectRules(template.children);
  return { text, box: undefined, matcher: rules.length > 0 ? new RuleMatcher(rules) : undefined };
}

function isRoot({ name }: Element): boolean {
  return name === 'html' || name === 'body';
}

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

function variablesOf(values: Values): [string, string][] | undefined {
  const own = [...values].filter(([property]) => property.startsWith('--'));
  return own.length > 0 ? own : undefined;
}

function resolve(values: Values, variables: ReadonlyMap<string, string>): Values {
  let resolved = values;
  for (const [property, value] of values) {
    if (property.startsWith('--') || !value.includes('var(')) continue;
    if (resolved === values) resolved = new Map(values);
    const found = resolveVariables(value, variables);
    if (found === undefined) resolved.delete(property);
    else resolved.set(property, found);
  }
  return resolved;
}
