import type { Language } from '#functions/engine/language/languages.ts';
import { tokenize } from '#functions/engine/language/tokenize.ts';
import type { Evidence } from '../evidence.ts';
import { readArticles } from './find-wrong-value.ts';
import { readMentions } from './read-mentions.ts';
import { measureSupport } from './support.ts';
import { unitOf } from './unit-names.ts';
import { readVocabulary } from './vocabulary.ts';

type Cell = { label: string; values: ReadonlySet<string> };
/**
 * Whether a sentence gives a table's value under another column's or row's name: in "Adult — Fee: $285; Deposit: $50"
 * the deposit isn't $285.
 */
export function isMislabelled(sentence: string, language: Language, evidence: readonly Evidence[]): boolean {
  const rows = evidence.map(({ surroundings, language: own }) => ({ ...readRow(surroundings), own }));
  const claimed = [...new Set(readMentions(sentence).flatMap(({ readings }) => readings))];
  const named = (text: string, own: Language) => countNamed(text, own, sentence, language);
  return claimed.some((value) => {
    const holding = rows.filter(({ cells }) => cells.some(({ values }) => values.has(value)));
    const others = rows.filter((row) => !holding.includes(row) && row.cells.length > 0);
    if (holding.length === 0) return false;
    const mostHeld = Math.max(...holding.map(({ head, own }) => named(head, own)));
    if (others.some(({ head, own }) => named(head, own) > mostHeld)) return true;
    return holding.every(({ cells, own }) => {
      const fitting = cells.filter(({ values }) => values.has(value));
      const mostNamed = Math.max(0, ...fitting.map(({ label }) => named(label, own)));
      return cells.some(
        (cell) =>
          !fitting.includes(cell) &&
          !claimed.some((one) => cell.values.has(one)) &&
          named(cell.label, own) > mostNamed,
      );
    });
  });
}

/** How many content words and values of a label the sentence contains. */
function countNamed(label: string, own: Language, sentence: string, language: Language): number {
  const { found } = measureSupport(label, own, readVocabulary([{ text: sentence, language }]));
  const mentions = [...readMentions(sentence), ...readArticles(sentence)];
  const values = new Set(mentions.flatMap(({ readings }) => readings));
  const shared = readMentions(label).filter(({ readings }) => readings.some((one) => values.has(one)));
  const units = new Set(tokenize(sentence).flatMap(({ word }) => unitOf(word)?.factor ?? []));
  const sameUnits = tokenize(label).filter(({ word }) => units.has(unitOf(word)?.factor ?? 0));
  return found.length + shared.length + sameUnits.length;
}

function readRow(text: string): { head: string; cells: Cell[] } {
  const [, head = '', rest = text] = /^(.*?) — (.+)$/su.exec(text) ?? [];
  const cells = rest.split('; ').flatMap((part): Cell[] => {
    const [, label, value] = /^([^:]+):\s+(.+)$/u.exec(part) ?? [];
    if (head === '' || label === undefined || value === undefined) return [];
    return [{ label, values: new Set(readMentions(value).flatMap(({ readings }) => readings)) }];
  });
  return { head, cells };
}
