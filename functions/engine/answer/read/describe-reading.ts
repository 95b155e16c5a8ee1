import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { asData } from './as-data.ts';
import { describePages, describePassage, listPages } from './describe-pages.ts';
import { estimateTokens } from './estimate-tokens.ts';
import { chooseFound } from './find-passages.ts';
import { type ShownPassage, showPassage } from './shown-passage.ts';
import { showSharedPassages, showSiteFacts } from './site-facts.ts';

/** What a model is given to read of a site. */
export type Reading = {
  /** The whole site, or what was found of it. */
  kind: 'whole' | 'found';
  /** The same, byte for byte, for each question. */
  stable: string;
  /** What was found for this question; empty where the whole site is read. */
  found: string;
  /** By the number that the text gives them. */
  passages: ReadonlyMap<number, ShownPassage>;
  tokens: number;
};

/** Of the budget, for what stands on many pages, for the list of pages, and for that list alone in the call for queries. */
const shares = { shared: 0.1, pages: 0.1, pagesForQueries: 0.3 } as const;

/** The whole site as a model reads it, where that fits a budget; the same object for each question. */
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
    ...mark('details', facts.map(describePassage).join('\n')),
    describePages(passages, knowledge),
  ].join('\n');
  return {
    kind: 'whole',
    stable,
    found: '',
    passages: byNumber([...facts, ...passages]),
    tokens: estimateTokens(stable),
  };
}

/** What was found of a site that is too large to be read whole, in page order; `rankings` are of passages, by their index. */
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

/** What a model reads of a site before each question, byte for byte: all of it, or what stands before what is found. */
export function describeUnchanging(knowledge: Knowledge, most: { whole: number; found: number }): string {
  const whole = describeWhole(knowledge, most.whole);
  return whole ? whole.stable : describeEverywhere(knowledge, most.found).text;
}

/** What the call for queries is told of a site. */
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
    ...mark('details', facts.map(describePassage).join('\n')),
    ...mark('on-many-pages', shared.map(describePassage).join('\n')),
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
  const address = website === null ? '' : ` website="${asData(website)}"`;
  return `<organisation${address}>${asData(organisationName)}</organisation>`;
}

function mark(name: string, text: string): string[] {
  return text === '' ? [] : [`<${name}>`, text, `</${name}>`];
}

function byNumber(passages: readonly ShownPassage[]): ReadonlyMap<number, ShownPassage> {
  return new Map(passages.map((passage) => [passage.number, passage]));
}
