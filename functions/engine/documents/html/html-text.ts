import { type ChildNode, isTag, isText } from 'domhandler';
import { cleanText } from '../content/clean-text.ts';
import { raiseDigits } from '../content/raised-digits.ts';
import { imageText } from './html-image-text.ts';
import { isHidden } from './html-visibility.ts';
import { namesIcon, readInOwnFont } from './icon-fonts.ts';

/** Block elements; everything else is inline. */
export const blockElements = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'body',
  'center',
  'dd',
  'details',
  'dialog',
  'dir',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'footer',
  'form',
  'frameset',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hgroup',
  'hr',
  'html',
  'legend',
  'li',
  'main',
  'menu',
  'nav',
  'ol',
  'p',
  'pre',
  'section',
  'summary',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'ul',
  'caption',
  'marquee',
]);

/** Visible text of the nodes; `<br>`, `<pre>` and nested blocks separate lines. */
export const visibleText = (nodes: readonly ChildNode[]): string => cleanLines(rawText(nodes, false));

/** Cleans each line of a text and drops empty ones. */
export function cleanLines(text: string): string {
  if (!text.includes('\n')) return cleanText(text);
  return text
    .split('\n')
    .map(cleanText)
    .filter((line) => line !== '')
    .join('\n');
}

/** Raw text of inline nodes, with line feeds only at visible line breaks. */
export function rawText(nodes: readonly ChildNode[], preformatted: boolean): string {
  let text = '';
  for (const node of nodes) {
    if (isText(node)) {
      text = join(text, preformatted ? node.data : node.data.replace(/[\r\n\t]+/g, ' '));
      continue;
    }
    if (!isTag(node) || isHidden(node) || namesIcon(node)) continue;
    if (node.name === 'br') text += '\n';
    else if (node.name === 'img') text += imageText(node);
    else if (node.name === 'sup') text += raiseDigits(rawText(node.children, preformatted).trim());
    else if (blockElements.has(node.name))
      text += `\n${rawText(node.children, preformatted || node.name === 'pre')}\n`;
    else if (node.name === 'a' && node.prev && isTag(node.prev) && node.prev.name === 'a') {
      text += `\n${rawText(node.children, preformatted)}`;
    } else text = join(text, readInOwnFont(node, rawText(node.children, preformatted)));
  }
  return text;
}

/** Three letters of up to two code units each, and a punctuation mark. */
const endLength = 7;

/** CSS often puts inline elements on separate lines: "business</b><span>One owner" isn't one word. */
function join(before: string, after: string): string {
  if (before === '') return after;
  return /^\p{Lu}\p{Ll}/u.test(after) && /\p{Ll}{3}[.!?]?$/u.test(before.slice(-endLength))
    ? `${before}\n${after}`
    : before + after;
}
