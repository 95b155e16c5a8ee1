import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { answerQuestion } from '#functions/engine/answer/answer-question.ts';
import { featureNames, weightId } from '#functions/engine/answer/retrieve/ranking-weights.ts';
import { ruleRegistry } from '#functions/engine/answer/rule-registry.ts';
import { traceRules } from '#functions/engine/answer/rules/rule.ts';
import { paragraphFile } from '../answers/paragraph-sites.ts';
import type { Score } from '../eval-scoring.ts';
import { formatTable } from '../format-table.ts';
import { type AskedOfSite, loadAskedSets } from './asked-sets.ts';

const { values } = parseArgs({
  options: {
    /** Rules to leave out of every run, because they are about to be removed. */
    without: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
    /** The file to write the table to. */
    out: { type: 'string' },
  },
});

/** A fixed day, because some rules depend on it. */
const now = new Date('2026-11-20T12:00:00Z');

if (existsSync(paragraphFile)) await main();
else console.log('skipped: ../shared is absent');

async function main(): Promise<void> {
  const asked = await loadAskedSets();
  const without = values.without.split(',').filter(Boolean);
  const base = scoreAll(asked, without);
  printTotals(asked, base.scores);
  const only = values.only.split(',').filter(Boolean);
  const ids = [...ruleRegistry.map(({ id }) => id), ...featureNames.map(weightId)].filter(
    (id) => !without.includes(id) && (only.length === 0 || only.includes(id)),
  );
  const rows = ids.map((id) => {
    const { scores } = scoreAll(asked, [...without, id]);
    const row = { rule: id, ...compare(asked, base.scores, scores), applied: base.uses.get(id) ?? '' };
    console.error(JSON.stringify(row));
    return row;
  });
  const table = formatTable(rows);
  console.log(table);
  if (values.out) writeFileSync(values.out, `${table}\n`);
}

function scoreAll(asked: readonly AskedOfSite[], off: readonly string[]) {
  const uses = new Map<string, number>();
  const scores = asked.map(({ text, history, knowledge, score }): Score => {
    const run = traceRules(new Set(off));
    const {
      text: response,
      outcome,
      citations,
    } = answerQuestion({ knowledge, question: text, history, now, run });
    for (const id of new Set(run.trace)) uses.set(id, (uses.get(id) ?? 0) + 1);
    return score({ response, outcome, sources: citations });
  });
  return { scores, uses };
}

/** What changes when a rule is left out, per set and in total. */
function compare(asked: readonly AskedOfSite[], before: readonly Score[], after: readonly Score[]) {
  const difference = (score: Score, set?: string) =>
    asked.reduce((sum, question, at) => {
      if (set !== undefined && question.set !== set) return sum;
      return sum + Number(after[at] === score) - Number(before[at] === score);
    }, 0);
  const sets = [...new Set(asked.map(({ set }) => set))];
  return {
    right: difference('right'),
    half: difference('half'),
    wrong: difference('wrong'),
    declined: difference('declined'),
    'right by set': sets
      .flatMap((set) => (difference('right', set) === 0 ? [] : [`${set} ${difference('right', set)}`]))
      .join(', '),
    'wrong by set': sets
      .flatMap((set) => (difference('wrong', set) === 0 ? [] : [`${set} ${difference('wrong', set)}`]))
      .join(', '),
  };
}

function printTotals(asked: readonly AskedOfSite[], scores: readonly Score[]): void {
  for (const [set, group] of Map.groupBy(asked.keys(), (at) => asked[at]?.set ?? '')) {
    const counts = Map.groupBy(group, (at) => scores[at]);
    console.log(`${set}: ${[...counts].map(([score, list]) => `${score} ${list.length}`).join(', ')}`);
  }
}
