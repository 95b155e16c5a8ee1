import { type ChildNode, isTag, isText } from 'domhandler';
import { pageSource } from '#functions/engine/language/page-words.ts';
import { visibleText } from './html-text.ts';

const linkSeparatorPattern = /^[\s|·•»›>/,–—-]*$/;
const homePattern = new RegExp(`^${pageSource(({ homeLink }) => homeLink)}$`, 'i');
const labelWordLimit = 6;
const trailWordLimit = 10;

/** Whether inline nodes are only links to other pages ("Prices · Directions") or a breadcrumb. */
export function isLinkRow(nodes: readonly ChildNode[]): boolean {
  return isTrail(nodes) || (nodes.every(isLinkOrSeparator) && countLinks(nodes) >= 2);
}

/** "Home › About": starts at the home page and isn't a sentence. */
function isTrail(nodes: readonly ChildNode[]): boolean {
  const first = nodes.find((node) => isTag(node) || (isText(node) && node.data.trim() !== ''));
  if (!first || !isTag(first) || first.name !== 'a' || !homePattern.test(visibleText([first]))) return false;
  const text = visibleText(nodes);
  return !/[.!?]$/.test(text) && text.split(/\s+/).length <= trailWordLimit;
}

function isLinkOrSeparator(node: ChildNode): boolean {
  if (isText(node)) return linkSeparatorPattern.test(node.data);
  if (!isTag(node)) return true;
  if (node.name === 'a') return isPageLink(node.attribs.href, visibleText([node]));
  return node.name !== 'img' && node.children.every(isLinkOrSeparator);
}

/** Addresses, phone numbers and sentences are content even as links. */
function isPageLink(href: string | undefined, text: string): boolean {
  const leadsToPage = href !== undefined && !/^(?:mailto|tel):/i.test(href);
  return (
    leadsToPage && !/@|\d{3}[\s.-]?\d{3}|[.!?]$/.test(text) && text.split(/\s+/).length <= labelWordLimit
  );
}

function countLinks(nodes: readonly ChildNode[]): number {
  return nodes
    .filter(isTag)
    .reduce((count, node) => count + (node.name === 'a' ? 1 : countLinks(node.children)), 0);
}
