import { type ChildNode, isTag, isText } from 'domhandler';
import { blockElements } from '../../html/html-text.ts';
import { parseTree } from '../../html/parse-tree.ts';

/** What mail programs put around what they quote: Gmail, Apple Mail, Thunderbird, Yahoo, Proton. */
const quotes = /\b(?:gmail_quote|gmail_attr|moz-cite-prefix|yahoo_quoted|protonmail_quote)/;
/** Where the history begins and goes on to the end: Outlook on the web, and on a desktop. */
const historyIds = /appendonsend|divRplyFwdMsg/;
const historyStyle = /^border:none;\s*border-top:\s*solid #[0-9a-f]{6} 1\.0pt/i;
const unread = new Set(['head', 'title', 'script', 'style', 'template', 'noscript']);

/** What a mail in HTML says in lines, without what a reply quotes. */
export function readHtmlLetter(html: string, isReply: boolean): string {
  const { text } = readNodes(parseTree(html).children, isReply);
  return text
    .split('\n')
    .map((line) => line.replace(/[ \t\u00a0]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function readNodes(nodes: readonly ChildNode[], isReply: boolean): { text: string; isOver: boolean } {
  let text = '';
  for (const node of nodes) {
    if (isText(node)) text += node.data.replace(/\s+/g, ' ');
    if (!isTag(node) || unread.has(node.name)) continue;
    const { class: names = '', id = '', style = '' } = node.attribs;
    if (isReply && (historyIds.test(id) || historyStyle.test(style))) return { text, isOver: true };
    if (isReply && (node.name === 'blockquote' || quotes.test(names))) continue;
    if (node.name === 'br') text += '\n';
    const inner = readNodes(node.children, isReply);
    text += blockElements.has(node.name) ? openBlock(node.name, inner.text) : inner.text;
    if (inner.isOver) return { text, isOver: true };
  }
  return { text, isOver: false };
}

const openBlock = (name: string, inner: string): string =>
  name === 'p' ? `\n\n${inner}\n\n` : `\n${inner}\n`;
