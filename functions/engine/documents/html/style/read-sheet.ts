import type { CssNode, StyleSheet } from 'css-tree';
import generate from 'css-tree/generator';
import parse from 'css-tree/parser';
import { type Reach, reachOfMedia, reachOfSupports } from './media-reach.ts';
import { type Declaration, readDeclaration } from './tracked-properties.ts';

/** A rule with the declarations that matter to visibility. */
export type StyleRule = { selector: string; declarations: Declaration[]; reach: Reach; isLayered: boolean };

const ruleLimit = 20_000;
const nestingLimit = 4;
const nestedLengthLimit = 2_000;

type Place = { reach: Reach; isLayered: boolean; parent?: string; depth: number };

/** Reads a style sheet's rules in order. Never throws: what cannot be read is skipped, as in browsers. */
export function readSheet(css: string, reach: Reach): StyleRule[] {
  const rules: StyleRule[] = [];
  try {
    const sheet = parse(css, {
      parseAtrulePrelude: false,
      parseRulePrelude: false,
      parseValue: false,
      parseCustomProperty: false,
    });
    if (sheet.type === 'StyleSheet') readAll(sheet.children, { reach, isLayered: false, depth: 0 }, rules);
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
    if (node.type !== 'Atrule' || !node.block) continue;
    const inner = enterAtRule(node.name.toLowerCase(), node.prelude ? generate(node.prelude) : '', place);
    if (!inner) continue;
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
      return { ...place, depth, isLayered: true };
    default:
      return undefined;
  }
}

function readRule(prelude: string, children: StyleSheet['children'], place: Place, rules: StyleRule[]): void {
  const selector = place.parent === undefined ? prelude : nest(prelude, place.parent);
  if (selector.length > nestedLengthLimit && place.parent !== undefined) return;
  const declarations = children.toArray().flatMap(toDeclarations);
  if (declarations.length > 0)
    rules.push({ selector, declarations, reach: place.reach, isLayered: place.isLayered });
  const inner = { ...place, parent: selector, depth: place.depth + 1 };
  if (children.some(({ type }) => type === 'Rule' || type === 'Atrule')) readAll(children, inner, rules);
}

/** `&` stands for the selector around a nested rule. */
function nest(selector: string, parent: string): string {
  const around = `:is(${parent})`;
  return selector.includes('&') ? selector.replaceAll('&', around) : `${around} ${selector}`;
}

function toDeclarations(node: CssNode): Declaration[] {
  if (node.type !== 'Declaration') return [];
  return readDeclaration(node.property.toLowerCase(), generate(node.value), node.important !== false);
}
