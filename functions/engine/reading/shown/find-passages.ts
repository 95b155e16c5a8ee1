import { addSaid, withoutSaid } from '#functions/engine/knowledge/build/drop-repeats.ts';
import { searchPassages } from '#functions/engine/knowledge/index/search-passages.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { readQuestion } from '#functions/engine/search/read-question.ts';
import { addressOf, describePageHead, describePassage } from './describe-pages.ts';
import { estimateTokens } from './estimate-tokens.ts';
import { fuseRankings } from './fuse-rankings.ts';
import { type ShownPassage, showPassage } from './shown-passage.ts';

const foundLimit = 60;
const passagesOfLikelyPage = 12;

/** Indexes of passages about a question or query, best first. `context` is the previous question. */
export function searchFor(text: string, knowledge: Knowledge, context?: string): number[] {
  const { terms } = readQuestion(text, knowledge, context);
  return searchPassages(knowledge.index, terms, foundLimit).map(({ passage }) => passage);
}

/** The first passages of pages that a model named as likely, by address or title in the list of pages. */
export function passagesOfPages(names: readonly string[], knowledge: Knowledge): number[] {
  return names.flatMap((name) => {
    const source = knowledge.sources.findIndex(
      (page) => addressOf(page, knowledge) === name || page.title === name,
    );
    return knowledge.passages
      .flatMap((passage, index) => (passage.source === source && !passage.siteWide ? [index] : []))
      .slice(0, passagesOfLikelyPage);
  });
}

/** The best passages of several rankings and their neighbours on the page, as many as fit, in page order. */
export function chooseFound(
  knowledge: Knowledge,
  rankings: readonly (readonly number[])[],
  mostTokens: number,
): ShownPassage[] {
  const chosen = new Map<number, ShownPassage>();
  const pages = new Set<number>();
  const said = new Set<string>();
  let left = mostTokens;
  const take = (index: number): boolean => {
    if (chosen.has(index)) return true;
    const passage = knowledge.passages[index]?.siteWide ? undefined : showPassage(knowledge, index);
    const shown = passage && withoutSaid(passage, said);
    if (!shown) return true;
    const head = pages.has(shown.source) ? '' : `${describePageHead(shown.source, knowledge)}\n</page>\n`;
    const tokens = estimateTokens(`${head}${describePassage(shown)}\n`);
    if (tokens > left) return false;
    left -= tokens;
    pages.add(shown.source);
    chosen.set(index, shown);
    addSaid(shown, said);
    return true;
  };
  for (const index of fuseRankings(rankings)) {
    if (!take(index)) break;
    for (const beside of [index + 1, index - 1]) {
      if (knowledge.passages[beside]?.source === knowledge.passages[index]?.source) take(beside);
    }
  }
  return [...chosen].toSorted(([left], [right]) => left - right).map(([, shown]) => shown);
}
