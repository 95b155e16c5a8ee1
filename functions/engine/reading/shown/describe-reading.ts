import { dropRepeats } from '#functions/engine/knowledge/build/drop-repeats.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { escapeForPrompt } from '../escape-for-prompt.ts';
import { describePages, describePassage, listPages } from './describe-pages.ts';
import { estimateTokens } from './estimate-tokens.ts';
import { chooseFound } from './find-passages.ts';
import { type ShownPassage, showPassage } from './shown-passage.ts';
import { showSharedPassages, showSiteFacts } from './site-facts.ts';

/** What a model reads of a site. */
export type Reading = {
  /** The whole site, or the passages found. */
  kind: 'whole' | 'found';
  /** The same for every question, byte for byte. */
  stable: string;
  /** The passages found for this question; empty if the whole site is read. */
  found: string;
  /** By their numbers in the text. */
  passages: ReadonlyMap<number, ShownPassage>;
  tokens: number;
};

/**
 * Shares of the token limit: passages repeated across the site, the list of pages, and that list in the call for
 * queries.
 */
const shares = { shared: 0.1, pages: 0.1, pagesForQueries: 0.3 } as const;

/** The whole site if it fits; the same object for each question. */
export function describeWhole(knowledge: Knowledge, mostTokens: number): Reading | undefined {
  const known = wholes.get(knowledge) ?? describeAll(knowledge);
  wholes.set(knowledge, known);
  return known.tokens <= mostTokens ? known : undefined;
}

const wholes = new WeakMap<Knowledge, Reading>();

function describeAll(knowledge: Knowledge): Reading {
  const passages = knowledge.passages.flatMap((_, index) => showPassage(knowledge, index) ?? []);
  const said = passages.flatMap(({ statements }) => statements.map(({ text }) => text)).join('\n');
  const facts = showSiteFacts(knowledge).filter(({ fact }) => !said.includes(fact?.value ?? ''));
  const stable = [
    describeOrganisation(knowledge),
    ...mark('details', facts.map((fact) => describePassage(fact)).join('\n')),
    describePages(dropRepeats(passages), knowledge),
  ].join('\n');
  return {
    kind: 'whole',
    stable,
    found: '',
    passages: byNumber([...facts, ...passages]),
    tokens: estimateTokens(stable),
  };
}

/** The passages found on a larger site, in page order. `rankings` hold passage indexes. */
export function describeFound(
  knowledge: Knowledge,
  rankings: readonly (readonly number[])[],
  mostTokens: number,
): Reading {
  const site = describeEverywhere(knowledge, mostTokens);
  const left = mostTokens - estimateTokens(site.text);
  const passages = chooseFound(knowledge, rankings, left);
  const found = describePages(passages, knowledge);
  return {
    kind: 'found',
    stable: site.text,
    found,
    passages: byNumber([...site.passages, ...passages]),
    tokens: estimateTokens(site.text) + estimateTokens(found),
  };
}

/** The part of a reading that is the same for every question, byte for byte. */
export function describeUnchanging(knowledge: Knowledge, most: { whole: number; found: number }): string {
  const whole = describeWhole(knowledge, most.whole);
  return whole ? whole.stable : describeEverywhere(knowledge, most.found).text;
}

/** What a model learns about a site before it writes search queries. */
export function describeForQueries(knowledge: Knowledge, mostTokens: number): string {
  const pages = listPages(knowledge, mostTokens * shares.pagesForQueries);
  return [describeOrganisation(knowledge), ...mark('pages', pages)].join('\n');
}

function describeEverywhere(knowledge: Knowledge, mostTokens: number) {
  const facts = showSiteFacts(knowledge);
  const shared = takeWhile(showSharedPassages(knowledge), mostTokens * shares.shared);
  const text = [
    describeOrganisation(knowledge),
    ...mark('pages', listPages(knowledge, mostTokens * shares.pages)),
    ...mark('details', facts.map((fact) => describePassage(fact)).join('\n')),
    ...mark('on-many-pages', shared.map((passage) => describePassage(passage)).join('\n')),
  ].join('\n');
  return { text, passages: [...facts, ...shared] };
}

function takeWhile(passages: readonly ShownPassage[], mostTokens: number): ShownPassage[] {
  let tokens = 0;
  return passages.filter((passage) => {
    tokens += estimateTokens(describePassage(passage));
    return tokens <= mostTokens;
  });
}

function describeOrganisation({ organisationName, website }: Knowledge): string {
  const address = website === null ? '' : ` website="${escapeForPrompt(website)}"`;
  return `<organisation${address}>${escapeForPrompt(organisationName)}</organisation>`;
}

const mark = (name: string, text: string): string[] => (text === '' ? [] : [`<${name}>`, text, `</${name}>`]);

function byNumber(passages: readonly ShownPassage[]): ReadonlyMap<number, ShownPassage> {
  return new Map(passages.map((passage) => [passage.number, passage]));
}
