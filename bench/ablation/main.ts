import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { paragraphFile } from '../answers/paragraph-sites.ts';
import { formatTable } from '../format-table.ts';
import { loadAskedSets } from './asked-sets.ts';
import { compareScores, describeTotals } from './compare-scores.ts';
import { listParts } from './parts.ts';
import { scoreInChild } from './score-in-child.ts';
import { type Scores, scoreQuestions } from './score-questions.ts';

const { values } = parseArgs({
  options: {
    /** Kinds of parts to leave out in turn, such as `ranking,lists`. */
    parts: { type: 'string', default: 'rules,ranking' },
    /** Only these parts, by id. */
    only: { type: 'string', default: '' },
    /** Parts to leave out of every run, because they are about to be removed. */
    without: { type: 'string', default: '' },
    /** How many word lists to leave out in turn. */
    'largest-lists': { type: 'string', default: '20' },
    /** The file to write the table to. */
    out: { type: 'string' },
  },
});

if (existsSync(paragraphFile)) await main();
else console.log('skipped: ../shared is absent');

async function main(): Promise<void> {
  const parts = listParts(Number(values['largest-lists']));
  const lists = new Set(listParts(Number.POSITIVE_INFINITY).lists);
  const asked = await loadAskedSets();
  const score = async (off: readonly string[]): Promise<Scores> =>
    off.some((id) => lists.has(id)) ? scoreInChild(off) : scoreQuestions(asked, off);
  const without = split(values.without);
  const base = await score(without);
  const uses = new Map(base.uses);
  console.log(describeTotals(base.questions));
  const rows = [];
  for (const id of chooseParts(parts, lists, without)) {
    const { questions } = await score([...without, id]);
    const row = { part: id, ...compareScores(base.questions, questions), applied: uses.get(id) ?? '' };
    console.error(JSON.stringify(row));
    rows.push(row);
  }
  const table = formatTable(rows);
  console.log(table);
  if (values.out) writeFileSync(values.out, `${table}\n`);
}

/** Throws on a kind or an id that doesn't exist. */
function chooseParts(
  parts: ReturnType<typeof listParts>,
  lists: ReadonlySet<string>,
  without: readonly string[],
): string[] {
  const byKind = new Map<string, readonly string[]>(Object.entries(parts));
  const only = split(values.only);
  const known = new Set([...[...byKind.values()].flat(), ...lists]);
  const unknown = [...only, ...without].filter((id) => !known.has(id));
  if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')} to leave out.`);
  if (only.length > 0) return only;
  return split(values.parts).flatMap((kind) => {
    const ids = byKind.get(kind);
    if (!ids)
      throw new Error(`There is no kind of parts ${kind}; there are ${[...byKind.keys()].join(', ')}.`);
    return ids.filter((id) => !without.includes(id));
  });
}

function split(list: string): string[] {
  return list.split(',').filter(Boolean);
}
