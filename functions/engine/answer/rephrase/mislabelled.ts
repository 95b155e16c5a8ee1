import type { Language } from '#functions/engine/language/languages.ts';
import { stem } from '#functions/engine/language/stem.ts';
import { isStopWord } from '#functions/engine/language/stop-words.ts';
import { tokenize } from '#functions/engine/language/tokenize.ts';
import { readValues } from '../read/gate/claim-values.ts';

type Cell = { label: ReadonlySet<string>; values: ReadonlySet<string> };

/**
 * Whether a claim gives a value of a table's row under the name of another column: of "Adult — Fee: $285; Deposit:
 * $50" the deposit is not $285.
 */
export function isMislabelled(claim: string, row: string, language: Language): boolean {
  const cells = readCells(row, language);
  if (cells.length < 2) return false;
  const words = stemsOf(claim, language);
  const named = ({ label }: Cell) => [...label].filter((word) => words.has(word)).length;
  const mostNamed = Math.max(...cells.map(named));
  return [...readValues(claim)].some((value) => {
    const holding = cells.filter(({ values }) => values.has(value));
    return holding.length > 0 && Math.max(...holding.map(named)) < mostNamed;
  });
}

function readCells(row: string, language: Language): Cell[] {
  return row.split('; ').flatMap((part) => {
    const [, label, value] = /^(?:.* — )?([^:]+):\s+(.+)$/u.exec(part) ?? [];
    if (label === undefined || value === undefined) return [];
    return [{ label: stemsOf(label, language), values: readValues(value) }];
  });
}

function stemsOf(text: string, language: Language): ReadonlySet<string> {
  const words = tokenize(text).map(({ word }) => word);
  return new Set(words.filter((word) => !isStopWord(word, language)).map((word) => stem(word, language)));
}
