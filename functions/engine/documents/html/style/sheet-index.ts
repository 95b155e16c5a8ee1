import { compile } from 'css-select';
import { AttributeAction, type Selector, SelectorType } from 'css-what';
import type { AnyNode, Element } from 'domhandler';
import { countingAdapter, spendSteps } from './count-tree-steps.ts';
import type { Reach } from './media-reach.ts';
import type { StyleRule } from './read-sheet.ts';
import { isCombinator, readSelector } from './selector-states.ts';
import { isShowing } from './showing-values.ts';
import type { Declaration } from './tracked-properties.ts';

/** Declarations for the elements of one selector, with their place in the cascade. */
export type Styling = {
  declarations: readonly Declaration[];
  reach: Reach;
  layer: string;
  specificity: number;
  order: number;
  /** All classes that the selector asks for. */
  classes: readonly string[];
  /** The ids and classes around elements that it means by their place only, as `#id` and `.class`. */
  around: readonly string[];
};

/** `innerSteps` is what one test costs beyond the steps in the tree: selectors within the selector. */
export type Entry = Styling & {
  tokens: Selector[];
  innerSteps: number;
  test?: ((node: AnyNode) => boolean) | undefined;
};

const indexedRuleLimit = 60_000;

/** The rules of one sheet by the name that each asks for. Made once for all pages that link the sheet. */
export class SheetIndex {
  /** What applies as the page is served. */
  readonly now = new Map<string, Entry[]>();
  /** What would show an element in another state of the page. */
  readonly later = new Map<string, Entry[]>();
  readonly ruleCount: number;
  /** Whether some rule applies on some screens only. */
  readonly dependsOnScreen: boolean;
  /** The cascade layers in the order in which they are named. */
  readonly layers: readonly string[];
  /** Variables that a state such as the pointer's place changes. */
  readonly changedVariables = new Set<string>();
  entryCount = 0;

  constructor(rules: readonly StyleRule[], reach: Reach) {
    this.ruleCount = rules.length;
    this.layers = [...new Set(rules.map(({ layer }) => layer))];
    let dependsOnScreen = false;
    for (const [order, rule] of rules.entries()) {
      const own = rule.reach.and(reach);
      dependsOnScreen ||= !own.isEverywhere && own.surely.some(Boolean);
      this.add({ ...rule, reach: own }, order);
    }
    this.dependsOnScreen = dependsOnScreen;
  }

  private add({ selector, declarations, reach, layer }: StyleRule, order: number): void {
    if (reach.isNowhere || this.entryCount > indexedRuleLimit) return;
    const showing = declarations.filter(isShowing);
    for (const read of readSelector(selector)) {
      const styling = { reach, layer, specificity: read.specificity, order };
      const own = read.isPseudoElement ? groundsOf(declarations, read.isBox) : declarations;
      if (read.now && own.length > 0) this.put(this.now, { ...styling, declarations: own, tokens: read.now });
      if (read.now && !reach.isEverywhere && showing.length > 0)
        this.put(this.later, { ...styling, declarations: showing, tokens: read.now });
      if (!read.now) for (const name of variablesOf(declarations)) this.changedVariables.add(name);
      // A color for some class is of no other state.
      const shown = read.now ? showing.filter(({ property }) => property !== 'color') : showing;
      if (shown.length > 0)
        for (const tokens of read.inOtherStates)
          this.put(this.later, { ...styling, declarations: shown, tokens });
    }
  }

  private put(index: Map<string, Entry[]>, entry: Omit<Entry, 'innerSteps' | 'classes' | 'around'>): void {
    this.entryCount++;
    const key = keyOf(entry.tokens);
    const known = index.get(key);
    const counted = {
      ...entry,
      innerSteps: countInner(entry.tokens),
      classes: classesOf(entry.tokens),
      around: namesAround(entry.tokens),
    };
    if (known) known.push(counted);
    else index.set(key, [counted]);
  }
}

export function fitsEntry(entry: Entry, element: Element): boolean {
  spendSteps(entry.innerSteps);
  entry.test ??= compileTokens(entry.tokens);
  return entry.test(element);
}

function compileTokens(tokens: Selector[]): (node: AnyNode) => boolean {
  try {
    return compile<AnyNode, Element>([tokens], { adapter: countingAdapter });
  } catch {
    return () => false;
  }
}

function countInner(tokens: readonly Selector[]): number {
  return tokens.reduce(
    (sum, token) =>
      token.type === SelectorType.Pseudo && Array.isArray(token.data)
        ? sum + token.data.reduce((inner, part) => inner + part.length + countInner(part), 0)
        : sum,
    0,
  );
}

function classesOf(tokens: readonly Selector[]): string[] {
  return tokens.flatMap((token) =>
    token.type === SelectorType.Attribute &&
    token.name === 'class' &&
    token.action === AttributeAction.Element
      ? token.value
      : [],
  );
}

function namesAround(tokens: readonly Selector[]): string[] {
  const at = tokens.findLastIndex(isCombinator);
  const isName = (token: Selector) => token.type === SelectorType.Attribute;
  if (at < 0 || tokens.slice(at).some(isName)) return [];
  return tokens.flatMap((token) =>
    token.type === SelectorType.Attribute && (token.name === 'id' || token.name === 'class')
      ? `${token.name === 'id' ? '#' : '.'}${token.value}`
      : [],
  );
}

function variablesOf(declarations: readonly Declaration[]): string[] {
  return declarations.map(({ property }) => property).filter((name) => name.startsWith('--'));
}

/** A box behind the text has a color or picture that is not the element's own. */
function groundsOf(declarations: readonly Declaration[], isBox: boolean): Declaration[] {
  const hasGround =
    isBox &&
    declarations.some(
      ({ property, value }) => property.startsWith('background-') && !/^(?:none|transparent)$/.test(value),
    );
  return hasGround ? [{ property: 'ground-beside', value: 'unknown', isImportant: true }] : [];
}

/** The name that rules out most elements: of the right-most part its id, class or tag. */
function keyOf(tokens: readonly Selector[]): string {
  const subject = tokens.slice(tokens.findLastIndex(isCombinator) + 1);
  let key = '*';
  for (const token of subject) {
    if (token.type === SelectorType.Tag && key === '*') key = token.name.toLowerCase();
    if (token.type !== SelectorType.Attribute) continue;
    if (token.name === 'id' && token.action === AttributeAction.Equals) return `#${token.value}`;
    if (token.name === 'class' && token.action === AttributeAction.Element) key = `.${token.value}`;
  }
  return key;
}
