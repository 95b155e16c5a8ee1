import { isInstruction } from '#functions/engine/knowledge/instruction-text.ts';
import type { Knowledge, KnowledgeSource } from '#functions/engine/knowledge/knowledge.ts';
import { escapeForPrompt } from '../escape-for-prompt.ts';
import { estimateTokens } from './estimate-tokens.ts';
import type { ShownPassage } from './shown-passage.ts';

/** Writes passages for a model: by page, each with its number, and its headings where they change. */
export function describePages(passages: readonly ShownPassage[], knowledge: Knowledge): string {
  const bySource = Map.groupBy(passages, ({ source }) => source);
  return [...bySource]
    .map(([source, shown]) =>
      [
        describePageHead(source, knowledge),
        ...shown.map((passage, at) => describePassage(passage, shown[at - 1])),
        '</page>',
      ].join('\n'),
    )
    .join('\n');
}

/** The opening tag of a page. */
export function describePageHead(source: number, knowledge: Knowledge): string {
  const page = knowledge.sources[source];
  if (!page) return '<page>';
  return `<page title="${titleOf(page)}" address="${escapeForPrompt(addressOf(page, knowledge))}">`;
}

/** A passage with its number and headings, one statement per line. Headings of the `last` one above are not said again. */
export function describePassage(passage: ShownPassage, last?: ShownPassage): string {
  const { number, headings, statements } = passage;
  const isOfSameSection = headings.length > 0 && isSame(headings, last?.headings);
  const startsSection = statements[0]?.kind === 'heading';
  const isBeside = startsSection && last && isSame(headingsAbove(passage), headingsAbove(last));
  const above = isOfSameSection || isBeside ? [] : headingsAbove(passage).map(escapeForPrompt);
  const lines = statements.map(({ kind, text }) =>
    kind === 'heading' ? `# ${escapeForPrompt(text)}` : escapeForPrompt(text),
  );
  if (above.length === 0 && lines.length === 1) return `[${number}] ${lines[0]}`;
  return [[`[${number}]`, above.join(' / ')].filter(Boolean).join(' '), ...lines].join('\n');
}

/** Those that the passage does not say itself. */
function headingsAbove({ headings, statements }: ShownPassage): string[] {
  const own = new Set(statements.filter(({ kind }) => kind === 'heading').map(({ text }) => text));
  return headings.filter((heading) => !own.has(heading));
}

function isSame(one: readonly string[], other: readonly string[] | undefined): boolean {
  return one.join('\n') === other?.join('\n');
}

/** URLs and titles of as many pages as fit, the nearest to the root first. */
export function listPages(knowledge: Knowledge, mostTokens: number): string {
  const pages = knowledge.sources
    .map((page) => ({ address: addressOf(page, knowledge), title: titleOf(page) }))
    .toSorted((left, right) => depthOf(left.address) - depthOf(right.address));
  const lines: string[] = [];
  let tokens = 0;
  for (const { address, title } of pages) {
    const line = `${escapeForPrompt(address)} — ${title}`;
    tokens += estimateTokens(line) + 1;
    if (tokens > mostTokens) break;
    lines.push(line);
  }
  const left = pages.length - lines.length;
  return [...lines, ...(left > 0 ? [`… and ${left} more`] : [])].join('\n');
}

/** A page's address without the site's own host. */
export function addressOf({ url, title }: KnowledgeSource, { website }: Knowledge): string {
  if (url === null || !URL.canParse(url)) return isInstruction(title) ? '' : title;
  const { origin, pathname, search, hash } = new URL(url);
  const isOwn = website !== null && URL.canParse(website) && new URL(website).origin === origin;
  return `${isOwn ? '' : origin}${pathname}${search}${hash}`;
}

const titleOf = ({ title }: KnowledgeSource): string => (isInstruction(title) ? '' : escapeForPrompt(title));

const depthOf = (address: string): number => address.split('/').filter(Boolean).length;
