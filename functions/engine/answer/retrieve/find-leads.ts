import type { Statement } from '#functions/engine/knowledge/knowledge.ts';

/** On pages without headings, a line in capitals acts as one. */
export const lineOfCapitalsPattern = /^[\p{Lu}\d\s()+.,:&/-]{4,60}$/u;
/** "(a) Teaching staff 10 each", "ii) Students": a list typed as plain lines. */
const enumeratedPattern = /^\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]\s?(?=[\p{L}(])/iu;
/** "English : 32": a label with a short value, as in a table. */
const pairPattern = /^[^:]{2,40}?\s?:\s?\S.{0,24}$/u;
/** Fewer lines with a colon aren't a list; addresses have some too. */
const fewestPairsOfList = 3;
/** Lines above a list that form its header ("Honours / Subjects : / No. of seats"). */
const headerLines = 3;
const headerLength = 40;

/**
 * For each statement, the lines above that introduce it: a heading, a line in capitals or with a final colon, and its
 * `announcers`.
 */
export function findLeads(statements: readonly Statement[], announcers: readonly number[][]): number[][] {
  let lead = -1;
  return statements.map(({ kind, text }, at) => {
    const above = [...(lead < 0 ? [] : [lead]), ...(announcers[at] ?? [])];
    if (kind === 'heading' || /[:?]\s*-?$/.test(text) || lineOfCapitalsPattern.test(text)) lead = at;
    return [...new Set(above)];
  });
}

/** For each list line, the lines right above the list. */
export function findAnnouncers(statements: readonly Statement[]): number[][] {
  const announcers: number[][] = statements.map(() => []);
  for (let start = 0; start < statements.length; ) {
    const end = endOfList(statements, start);
    if (end === start) {
      start++;
      continue;
    }
    const above = linesAbove(statements, start);
    for (let at = start; at < end; at++) announcers[at] = above;
    start = end;
  }
  return announcers;
}

/** The end of the list that starts here, or `start` if none does. */
function endOfList(statements: readonly Statement[], start: number): number {
  const isListed = [isEnumerated, isPair, isItem].find((holds) => holds(statements[start]));
  if (!isListed) return start;
  let end = start;
  while (isListed(statements[end])) end++;
  return isListed === isPair && end - start < fewestPairsOfList ? start : end;
}

function isEnumerated(statement: Statement | undefined): boolean {
  return statement?.kind === 'sentence' && enumeratedPattern.test(statement.text);
}

function isPair(statement: Statement | undefined): boolean {
  return statement?.kind === 'sentence' && pairPattern.test(statement.text);
}

function isItem(statement: Statement | undefined): boolean {
  return statement?.kind === 'item';
}

/** The sentence above a list, or its short header lines. */
function linesAbove(statements: readonly Statement[], start: number): number[] {
  const above: number[] = [];
  for (let at = start - 1; at >= Math.max(0, start - headerLines); at--) {
    const statement = statements[at];
    if (statement?.kind !== 'sentence') break;
    const isShort = statement.text.length < headerLength;
    if (above.length > 0 && !isShort) break;
    above.push(at);
    if (!isShort) break;
  }
  return above;
}
