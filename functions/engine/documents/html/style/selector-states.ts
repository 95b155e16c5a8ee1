import { AttributeAction, parse, type Selector, SelectorType } from 'css-what';

/** One selector of a list: what matches now, and what would match in another state of the page. */
export type ReadSelector = {
  /** Undefined if the selector asks for a state: what it hides is shown in another. */
  now?: Selector[];
  /** The same with a state, or one class or attribute, given. */
  inOtherStates: Selector[][];
  specificity: number;
  /** Styles a part such as `::before`, not the element. */
  isPseudoElement: boolean;
  /** A box beside the text, which may lie below it. */
  isBox: boolean;
};

const selectorLimit = 60;
const selectorTokenLimit = 40;
const variantLimit = 6;

/** States that visitors and scripts bring about. */
const statePseudos =
  /^(?:hover|focus|focus-within|focus-visible|active|target|target-within|checked|indeterminate|open|modal|popover-open|visited|valid|invalid|user-valid|user-invalid|placeholder-shown|autofill|fullscreen|has)$/;
const stateAttributes =
  /^(?:aria-(?:expanded|selected|hidden|current|pressed)|open|hidden|inert|[vx]-cloak|ng-cloak|data-(?:state|open|active|expanded|visible))$/;

/** Takes a rule's selector apart; an empty list if it cannot be read. */
export function readSelector(text: string): ReadSelector[] {
  try {
    return parse(text).slice(0, selectorLimit).flatMap(readTokens);
  } catch {
    return [];
  }
}

function readTokens(tokens: Selector[]): ReadSelector[] {
  if (tokens.length > selectorTokenLimit) return [];
  const specificity = specificityOf(tokens);
  const isPseudoElement = tokens.some(({ type }) => type === SelectorType.PseudoElement);
  const isBox = tokens.some(isBesideText);
  const plain = tokens.filter(({ type }) => type !== SelectorType.PseudoElement);
  const isStateful = plain.some(isState);
  const settled = isStateful ? giveStates(plain) : plain;
  const opened = isStateful && settled.some((token) => !isCombinator(token)) ? [settled] : [];
  // What keys reach is shown to those who use them: a skip link, a hint.
  const added = plain.some(isFocus) ? [] : dropEach(settled).filter(isBound);
  const variants = isPseudoElement ? [] : [...opened, ...added];
  return [
    {
      ...(!isStateful && { now: plain }),
      inOtherStates: variants.slice(0, variantLimit),
      specificity,
      isPseudoElement,
      isBox,
    },
  ];
}

function isBesideText(token: Selector): boolean {
  return token.type === SelectorType.PseudoElement && /^(?:before|after)$/.test(token.name);
}

function isState(token: Selector): boolean {
  if (token.type === SelectorType.Attribute) return stateAttributes.test(token.name);
  if (token.type !== SelectorType.Pseudo) return false;
  if (statePseudos.test(token.name)) return true;
  if (!Array.isArray(token.data)) return false;
  const inner = token.data.flat();
  return token.name === 'not'
    ? inner.some((part) => isState(part) || isPlainName(part) || isFirstOfItsKind(part))
    : inner.some(isState);
}

function isFocus(token: Selector): boolean {
  return token.type === SelectorType.Pseudo && /^(?:focus|focus-visible|active)$/.test(token.name);
}

/** All but the first of tabs and slides are hidden until a script shows them. */
function isFirstOfItsKind(token: Selector): boolean {
  return token.type === SelectorType.Pseudo && /^first-(?:child|of-type)$/.test(token.name);
}

/** A class that an element may get, or an attribute. */
function isPlainName(token: Selector): boolean {
  return (
    token.type === SelectorType.Attribute &&
    (token.action === AttributeAction.Exists ||
      (token.name === 'class' && token.action === AttributeAction.Element))
  );
}

function giveStates(tokens: readonly Selector[]): Selector[] {
  return tokens.flatMap((token): Selector[] => {
    if (!isState(token)) return [token];
    if (token.type !== SelectorType.Pseudo) return [];
    // Only an element with an id can be the target of an address, and only some can have the focus.
    if (token.name === 'target') return [hasId];
    return /^focus(?:-visible)?$/.test(token.name) ? canHaveFocus : [];
  });
}

const canHaveFocus: Selector[] =
  parse(':is(a[href], button, input, select, textarea, summary, [tabindex], [contenteditable])')[0] ?? [];

const hasId: Selector = {
  type: SelectorType.Attribute,
  name: 'id',
  action: AttributeAction.Exists,
  value: '',
  ignoreCase: false,
  namespace: null,
};

/** The selector without one of its classes and attributes each: a script may add it. */
function dropEach(tokens: readonly Selector[]): Selector[][] {
  return tokens.flatMap((token, at) => {
    if (token.type !== SelectorType.Attribute || token.name === 'id') return [];
    const left = tokens.filter((_, index) => index !== at);
    // What only had that name, may be any element.
    return [left.slice(left.findIndex((one) => !isCombinator(one)))];
  });
}

const siblingCombinators = new Set<SelectorType>([
  SelectorType.Child,
  SelectorType.Adjacent,
  SelectorType.Sibling,
]);

/** Whether a selector still says which elements it means: by a name of theirs, or of the element right before them. */
function isBound(tokens: readonly Selector[]): boolean {
  const at = tokens.findLastIndex(isCombinator);
  if (tokens.slice(at + 1).some(isName)) return true;
  const combinator = tokens[at];
  if (!combinator || !siblingCombinators.has(combinator.type)) return false;
  const before = tokens.slice(0, at);
  return before.slice(before.findLastIndex(isCombinator) + 1).some(isName);
}

function isName(token: Selector): boolean {
  return token.type === SelectorType.Attribute || (token.type === SelectorType.Pseudo && token.name === 'is');
}

export function isCombinator({ type }: Selector): boolean {
  return type === SelectorType.Descendant || type === SelectorType.Parent || siblingCombinators.has(type);
}

/** Ids, classes and tags as one number, each counted up to 99. */
function specificityOf(tokens: readonly Selector[]): number {
  let sum = 0;
  for (const token of tokens) {
    if (token.type === SelectorType.Attribute) sum += token.name === 'id' ? 10_000 : 100;
    else if (token.type === SelectorType.Tag || token.type === SelectorType.PseudoElement) sum += 1;
    else if (token.type === SelectorType.Pseudo && token.name !== 'where')
      sum += Array.isArray(token.data) ? Math.max(0, ...token.data.map(specificityOf)) : 100;
  }
  return sum;
}
