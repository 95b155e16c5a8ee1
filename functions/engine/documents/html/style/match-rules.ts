import { compile } from 'css-select';
import { AttributeAction, type Selector, SelectorType } from 'css-what';
import type { AnyNode, Element } from 'domhandler';
import { countTreeSteps } from './count-tree-steps.ts';
import type { Reach } from './media-reach.ts';
import type { StyleRule } from './read-sheet.ts';
import { isCombinator, readSelector } from './selector-states.ts';
import { isShowing } from './showing-values.ts';
import type { Declaration } from './tracked-properties.ts';

/** Declarations for the elements of one selector, with their place in the cascade. */
export type Styling = {
  declarations: readonly Declaration[];
  reach: Reach;
  isLayered: boolean;
  specificity: number;
  order: number;
};

/** `innerSteps` is what one test costs beyond the steps in the tree: selectors within the selector. */
type Entry = Styling & {
  tokens: Selector[];
  innerSteps: number;
  test?: ((node: AnyNode) => boolean) | undefined;
};
type Index = Map<string, Entry[]>;

/** About two seconds of work; a page beyond it is read without its sheets. Real pages take up to 150,000 steps (measured). */
const stepLimit = 2_000_000;
/** A rule that fits is sorted into the cascade of each screen. */
const stepsOfMatch = 20;
const classLimit = 40;
const indexedRuleLimit = 60_000;

/** Finds the rules of an element by its id, classes and tag; `root` is where the sheets apply. */
export class RuleMatcher {
  private readonly now: Index = new Map();
  private readonly later: Index = new Map();
  private readonly steps = countTreeSteps(stepLimit);
  private entryCount = 0;

  constructor(rules: readonly StyleRule[]) {
    for (const [order, rule] of rules.entries()) this.add(rule, order);
  }

  /** What applies to an element as the page is served. */
  match(element: Element): Styling[] {
    return this.search(this.now, element);
  }

  /** What would show an element in another state of the page. */
  matchInOtherStates(element: Element): Styling[] {
    return this.search(this.later, element);
  }

  private add({ selector, declarations, reach, isLayered }: StyleRule, order: number): void {
    if (reach.isNowhere || this.entryCount > indexedRuleLimit) return;
    const showing = declarations.filter(isShowing);
    for (const read of readSelector(selector)) {
      const styling = { reach, isLayered, specificity: read.specificity, order };
      const own = read.isPseudoElement ? groundsOf(declarations) : declarations;
      if (read.now && own.length > 0) this.put(this.now, { ...styling, declarations: own, tokens: read.now });
      if (read.now && !reach.isEverywhere && showing.length > 0)
        this.put(this.later, { ...styling, declarations: showing, tokens: read.now });
      if (showing.length > 0)
        for (const tokens of read.inOtherStates)
          this.put(this.later, { ...styling, declarations: showing, tokens });
    }
  }

  private put(index: Index, entry: Omit<Entry, 'innerSteps'>): void {
    this.entryCount++;
    const key = keyOf(entry.tokens);
    const known = index.get(key);
    const counted = { ...entry, innerSteps: countInner(entry.tokens) };
    if (known) known.push(counted);
    else index.set(key, [counted]);
  }

  private search(index: Index, element: Element): Entry[] {
    if (index.size === 0) return [];
    const { id, class: classes } = element.attribs;
    const names = classes?.split(/\s+/).slice(0, classLimit) ?? [];
    const keys = new Set([...(id ? [`#${id}`] : []), ...names.map((name) => `.${name}`), element.name, '*']);
    const found: Entry[] = [];
    for (const key of keys) {
      const entries = index.get(key) ?? [];
      this.steps.spend(entries.length);
      for (const entry of entries) if (this.fits(entry, element)) found.push(entry);
    }
    this.steps.spend(found.length * stepsOfMatch);
    return found;
  }

  private fits(entry: Entry, element: Element): boolean {
    this.steps.spend(entry.innerSteps);
    entry.test ??= this.compile(entry.tokens);
    return entry.test(element);
  }

  private compile(tokens: Selector[]): (node: AnyNode) => boolean {
    try {
      return compile<AnyNode, Element>([tokens], { adapter: this.steps.adapter });
    } catch {
      return () => false;
    }
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

/** A box behind the text has a color or picture that is not the element's own. */
function groundsOf(declarations: readonly Declaration[]): Declaration[] {
  const hasGround = declarations.some(
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
