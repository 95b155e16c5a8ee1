import type { CssNode, StyleSheet } from 'css-tree';
import generate from 'css-tree/generator';
import parse from 'css-tree/parser';
import { type Reach, reachOfMedia, reachOfSupports } from './media-reach.ts';
import { type Declaration, readDeclaration } from './tracked-properties.ts';

/**
 * A rule with the declarations that matter to visibility. `layer` is empty outside of cascade layers; a rule without a selector
 * names a layer, because their order counts.
 */
export type StyleRule = { selector: string; declarations: Declaration[]; reach: Reach; layer: string };

const ruleLimit = 20_000;
const nestingLimit = 4;
const nestedLengthLimit = 2_000;

type Place = { reach: Reach; layer: string; parent?: string; depth: number };

/** Reads a style sheet's rules in order. Never throws: what cannot be read is skipped, as in browsers. */
export function readSheet(css: string, reach: Reach): StyleRule[] {
  return readSheetWithin(css, { reach, layer: '', depth: 0 });
}

function readSheetWithin(css: string, place: Place): StyleRule[] {
  const rules: StyleRule[] = [];
  try {
    const sheet = parse(css, {
      parseAtrulePrelude: false,
      parseRulePrelude: false,
      parseValue: false,
      parseCustomProperty: false,
    });
    if (sheet.type === 'StyleSheet') readAll(sheet.children, place, rules);
  } catch {
    // Nesting beyond the call stack: the rules before it stay.
  }
  return rules;
}

/** Reads the declarations of a `style` attribute. */
export function readInlineStyle(css: string): Declaration[] {
  try {
    const list = parse(css, { context: 'declarationList', parseValue: false, parseCustomProperty: false });
    return list.type === 'DeclarationList' ? list.children.toArray().flatMap(toDeclarations) : [];
  } catch {
    return [];
  }
}

function readAll(nodes: StyleSheet['children'], place: Place, rules: StyleRule[]): void {
  if (place.depth > nestingLimit) return;
  for (const node of nodes) {
    if (rules.length >= ruleLimit) return;
    if (node.type === 'Rule') readRule(generate(node.prelude), node.block.children, place, rules);
    if (node.type !== 'Atrule') continue;
    const [name, prelude] = [node.name.toLowerCase(), node.prelude ? generate(node.prelude) : ''];
    if (name === 'layer') rules.push(...nameLayers(prelude, place));
    const inner = node.block ? enterAtRule(name, prelude, place) : undefined;
    if (!inner || !node.block) continue;
    if (inner.parent === undefined) readAll(node.block.children, inner, rules);
    else readRule('&', node.block.children, inner, rules);
  }
}

function enterAtRule(name: string, prelude: string, place: Place): Place | undefined {
  const depth = place.depth + 1;
  switch (name) {
    case 'media':
      return { ...place, depth, reach: place.reach.and(reachOfMedia(prelude)) };
    case 'supports':
      return { ...place, depth, reach: place.reach.and(reachOfSupports(prelude)) };
    case 'container':
      return { ...place, depth, reach: place.reach.and(reachOfMedia('(container)')) };
    case 'layer':
      return { ...place, depth, layer: layerIn(place, prelude) };
    case 'scope':
      return enterScope(prelude, { ...place, depth });
    default:
      return undefined;
  }
}

function readRule(prelude: string, children: StyleSheet['children'], place: Place, rules: StyleRule[]): void {
  const selector = place.parent === undefined ? prelude : nest(prelude, place.parent);
  if (selector.length > nestedLengthLimit && place.parent !== undefined) return;
  const { reach, layer } = place;
  const declarations = children.toArray().flatMap(toDeclarations);
  if (declarations.length > 0) rules.push({ selector, declarations, reach, layer });
  const inner = { ...place, parent: selector, depth: place.depth + 1 };
  if (children.some(({ type }) => type === 'Rule' || type === 'Atrule')) readAll(children, inner, rules);
  for (const node of children)
    if (node.type === 'Raw' && node.value.includes('{')) readNested(node.value, inner, rules);
}

/** Nested rules whose selectors begin with a name, and the declarations after them, which css-tree leaves unread. */
function readNested(css: string, place: Place, rules: StyleRule[]): void {
  const { parent: selector, reach, layer } = place;
  if (place.depth > nestingLimit || selector === undefined) return;
  let [nested, own] = ['', ''];
  for (let from = 0; from < css.length; ) {
    const end = endOfRule(css, from);
    const part = css.slice(from, end);
    if (part.includes('{')) nested += part;
    else own += part;
    from = end;
  }
  const declarations = readInlineStyle(own);
  if (declarations.length > 0) rules.push({ selector, declarations, reach, layer });
  rules.push(...readSheetWithin(nested, place));
}

/** The end of the first block from a place in a text, or of all of it. */
function endOfRule(css: string, from: number): number {
  let depth = 0;
  for (let at = from; at < css.length; at++) {
    const sign = css[at];
    if (sign === '{') depth++;
    else if (sign === '}') depth--;
    else if (sign !== ';') continue;
    if (sign !== '{' && depth <= 0) return at + 1;
  }
  return css.length;
}

function nameLayers(prelude: string, place: Place): StyleRule[] {
  const { reach } = place;
  return prelude.split(',').map((name) => ({
    selector: '',
    declarations: [],
    reach,
    layer: layerIn(place, name),
  }));
}

function layerIn({ layer }: Place, name: string): string {
  return [layer, name.trim() || 'unnamed'].filter(Boolean).join('.');
}

/** Rules within an element; a lower end of the scope is not known here. */
function enterScope(prelude: string, place: Place): Place | undefined {
  const [, root] = /^\s*\(([^()]+)\)\s*$/.exec(prelude) ?? [];
  return root && place.parent === undefined ? { ...place, parent: root } : undefined;
}

/** `&` stands for the selector around a nested rule. */
function nest(selector: string, parent: string): string {
  const around = `:is(${parent})`;
  const named = selector.replaceAll(':scope', '&');
  return named.includes('&') ? named.replaceAll('&', around) : `${around} ${named}`;
}

function toDeclarations(node: CssNode): Declaration[] {
  if (node.type !== 'Declaration') return [];
  const property = readEscapes(node.property).toLowerCase();
  return readDeclaration(property, readEscapes(generate(node.value)), node.important !== false);
}

/** `d\69splay` is display. */
function readEscapes(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code: string | undefined, sign: string = '') =>
    code ? String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0xffff)) : sign,
  );
}
