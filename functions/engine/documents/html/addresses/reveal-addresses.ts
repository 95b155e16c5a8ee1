import { type ChildNode, type Element, isTag, isText, Text } from 'domhandler';
import { cleanText } from '../../content/clean-text.ts';
import { ownText } from '../element-text.ts';
import { rawText, visibleText } from '../html-text.ts';
import { listElements } from '../list-elements.ts';
import { parseTree } from '../parse-tree.ts';
import { insertBehind, setChildren } from '../tree-edits.ts';
import { parseEmail, readMailto, readPhoneLink } from './contact-link.ts';
import { showProtectedAddress } from './protected-addresses.ts';
import { runAddressScript, type ScriptOutput } from './run-address-script.ts';

/** Enough for a directory of staff; bounds the work on a page of nothing but links. */
const addressLimit = 1_000;
const addressScriptLengthLimit = 8_000;
const addressScriptLimit = 300;
const fewestDigits = 5;

/** Writes addresses that stand behind words, codes and scripts into the text where visitors find them. */
export function revealAddresses(elements: readonly Element[]): void {
  const built = buildScriptAddresses(elements);
  const all = [...elements, ...built];
  const turned = readTurnedNames(elements);
  for (const element of all) {
    showProtectedAddress(element);
    showReversedText(element, turned);
  }
  let shown = 0;
  for (const element of all) {
    if (element.name !== 'a' || !element.attribs.href || shown >= addressLimit) continue;
    if (showLinkAddress(element, element.attribs.href)) shown++;
  }
}

/** "Email the nurse" becomes "Email the nurse (nurse@school.org)". */
function showLinkAddress(link: Element, href: string): boolean {
  const addresses = readMailto(href);
  const phone = readPhoneLink(href);
  if (addresses.length === 0 && phone === undefined) return false;
  const text = visibleText(link.children);
  const missing = phone !== undefined ? missingPhone(text, phone) : missingEmails(text, addresses);
  if (missing === '' || isToldBeside(link, href, missing)) return false;
  if (text === '') setChildren(link, [...link.children, new Text(missing)]);
  else appendText(link, ` (${missing})`);
  return true;
}

function missingEmails(text: string, addresses: readonly string[]): string {
  return addresses.filter((address) => !holds(text, address)).join(', ');
}

/** A number in words ("1-800-FLOWERS") or written otherwise is not repeated. */
function missingPhone(text: string, phone: string): string {
  const digits = text.replace(/\D/g, '');
  return digits.length >= fewestDigits || /\b\d{3}-[A-Z-]{5,}/.test(text) || text.includes(phone)
    ? ''
    : phone;
}

/** An icon beside the written address leads to the same. */
function isToldBeside(link: Element, href: string, missing: string): boolean {
  return [nearest(link, 'prev'), nearest(link, 'next')].some((node) => {
    if (!node) return false;
    if (isText(node)) return holds(node.data, missing);
    return isTag(node) && node.attribs.href === href && holds(visibleText([node]), missing);
  });
}

const holds = (text: string, address: string): boolean => text.toLowerCase().includes(address.toLowerCase());

function nearest(node: ChildNode, side: 'prev' | 'next'): ChildNode | null {
  let beside = node[side];
  while (beside && isText(beside) && beside.data.trim() === '') beside = beside[side];
  return beside;
}

/** Behind the last visible words, so that a block within a link keeps them on its line. */
function appendText(element: Element, text: string): void {
  const last = element.children.findLast((child) => visibleText([child]) !== '');
  if (last && isText(last)) last.data = `${last.data.trimEnd()}${text}`;
  else if (last && isTag(last) && last.name !== 'img') appendText(last, text);
  else setChildren(element, [...element.children, new Text(text)]);
}

/** Styles turn "gro.loohcs@eciffo" around for readers. */
function showReversedText(element: Element, turnedNames: ReadonlySet<string>): void {
  const { style = '', class: classes = '' } = element.attribs;
  if (!turnsText(style) && !classes.split(/\s+/).some((name) => turnedNames.has(name))) return;
  const turned = [...rawText(element.children, false).trim()].reverse().join('');
  if (parseEmail(turned) === undefined && !/^\+?[\d\s()./-]{6,}$/.test(turned)) return;
  setChildren(element, [new Text(turned)]);
}

const turnsText = (css: string): boolean => /bidi-override/i.test(css) && /direction\s*:\s*rtl/i.test(css);

/** The classes whose text the page's own sheets turn around. */
function readTurnedNames(elements: readonly Element[]): Set<string> {
  const names = new Set<string>();
  for (const element of elements) {
    if (element.name !== 'style') continue;
    const css = ownText(element);
    if (!turnsText(css)) continue;
    for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]{1,500})\{([^{}]*)\}/g))
      if (turnsText(body))
        for (const [, name = ''] of selectors.matchAll(/\.([\w-]+)\s*(?:,|$)/g)) names.add(name);
  }
  return names;
}

/** Runs the scripts that only build an address. Returns the elements that they add. */
function buildScriptAddresses(elements: readonly Element[]): Element[] {
  const scripts = elements.filter(isAddressScript).slice(0, addressScriptLimit);
  const outputs = scripts.map((script) => ({ script, output: runAddressScript(ownText(script)) }));
  const added: Element[] = [];
  for (const { script, output } of outputs) {
    if (hidesWhatFollows(output)) dropFollowingText(script);
    const nodes = parseAddress(output.written);
    insertBehind(script, nodes);
    added.push(...listElements(nodes));
  }
  const inside = new Map(outputs.flatMap(({ output }) => [...output.inside]));
  for (const element of inside.size > 0 ? elements : []) {
    const nodes = parseAddress(inside.get(element.attribs.id ?? '') ?? '');
    if (nodes.length > 0) setChildren(element, nodes);
    added.push(...listElements(nodes));
  }
  for (const element of elements) if (isUnresolvedCloak(element)) setChildren(element, []);
  return added;
}

function isAddressScript({ name, attribs, children }: Element): boolean {
  const [source] = children;
  if (name !== 'script' || 'src' in attribs || !source || !isText(source)) return false;
  return source.data.length <= addressScriptLengthLimit && /document\.write|\.innerHTML/.test(source.data);
}

/** What a script writes is only taken if it is an address. */
function parseAddress(html: string): ChildNode[] {
  if (!/@|&#(?:64|x40);/i.test(html)) return [];
  const nodes = parseTree(html).children;
  const words = cleanText(rawText(nodes, false)).split(/\s+/);
  const isAddress = words.some((word) => parseEmail(word) !== undefined) || nodes.some(leadsToMailbox);
  return isAddress ? nodes : [];
}

function leadsToMailbox(node: ChildNode): boolean {
  return (
    isTag(node) && (readMailto(node.attribs.href ?? '').length > 0 || node.children.some(leadsToMailbox))
  );
}

/** Joomla writes a hidden element around the notice for browsers without scripts. */
function hidesWhatFollows({ written }: ScriptOutput): boolean {
  return /^\s*<\w+[^>]*display:\s*none[^>]*>\s*$/i.test(written);
}

function dropFollowingText(script: Element): void {
  for (let node = script.next; node && !(isTag(node) && node.name === 'script'); node = node.next)
    if (isText(node)) node.data = '';
}

/** Joomla's notice in any language, where no script resolved it. */
function isUnresolvedCloak({ attribs, children }: Element): boolean {
  if (!/^cloak[\da-f]{4,}$/.test(attribs.id ?? '')) return false;
  return !children.some(leadsToMailbox) && !rawText(children, false).includes('@');
}
