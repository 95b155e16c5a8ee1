/** Search queries in the site's words, and likely pages. */
export type ModelQueries = { queries: string[]; pages: string[] };

const queryLimit = 6;
const likelyPageLimit = 3;
const longestQuery = 120;

/** Reads the reply to the call for queries, ignoring lines in another format. */
export function readQueries(reply: string): ModelQueries {
  const lines = reply.split('\n');
  return {
    queries: valuesOf(
      lines,
      /^[\s>#*_`•-]*(?:\d{1,2}[.)]\s*)?[*_`]*quer(?:y|ies)[*_`]*\s*\d*[*_`]*\s*[:：]\s*(.+)$/i,
    )
      .filter((query) => query.length <= longestQuery)
      .slice(0, queryLimit),
    pages: valuesOf(lines, /^[\s>#*_`•-]*(?:\d{1,2}[.)]\s*)?[*_`]*pages?[*_`]*\s*\d*[*_`]*\s*[:：]\s*(.+)$/i)
      .map((page) => page.split(' — ')[0] ?? page)
      .slice(0, likelyPageLimit),
  };
}

function valuesOf(lines: readonly string[], pattern: RegExp): string[] {
  const values = lines.flatMap((line) => pattern.exec(line)?.[1] ?? []);
  return [...new Set(values.map((value) => value.replace(/^[\s"“*_`]+|[\s"”*_`]+$/gu, '')).filter(Boolean))];
}
