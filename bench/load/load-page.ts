import { availableParallelism } from 'node:os';
import { formatTable, type Row } from '../format-table.ts';
import { type Goal, isMet, type LoadRow } from './load-row.ts';

/** A line for each goal. */
export function listGoals(rows: readonly LoadRow[]): Row[] {
  return rows.flatMap(({ id, what, goals }) =>
    goals.map((goal, index) => ({
      '': index ? '' : id,
      what: index ? '' : what,
      goal: formatGoal(goal),
      measured: formatFigure(goal.measured),
      held: isMet(goal) ? 'yes' : '**no**',
    })),
  );
}

/** docs/load.md: the load list beside what was measured. */
export function renderLoadPage(rows: readonly LoadRow[], { busyBefore }: { busyBefore: number }): string {
  return `# Load

Written by \`npm run bench:load\`; do not edit. The local stack with every engine, its worker and whoever asks share
the ${availableParallelism()} cores of one machine, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}; other work kept ${formatFigure(busyBefore)} processes running when it
began, and the figures are as much worse. What is missed is listed with what is held.

${formatTable(listGoals(rows))}

What is offered beyond what the machine answers waits here (L9); in the cloud Lambda refuses what is beyond its concurrency.

What was shortened: L3 lasts half an hour in the list. L7 lasts eight hours there, with a kill every five minutes; here the
kills come every twenty seconds, so that what a kill loses shows as often in two minutes as there in half an hour, and memory
that grows over hours does not show. L8 has the list's ten thousand customers but 20,000 messages of its million, all of them of
one assistant, and not its 250,000 chunks: it is what the embedded table takes in about two minutes. No look reads all of
them: \`tests/api/dashboard/dashboard-cost.stack.ts\` and \`monitor.stack.ts\` hold each to its request units with every test; and
an assistant's chunks are an object of its own. In L10 three conversions are worked on at a time, as in L4; the cases that are
not in it \`functions/engine/crawl/hostile-pages.isolated.test.ts\` holds to their bounds alone. A row is missing where ../shared was absent.
The figures for the cloud, A1 to A11, are in [scale](scale.md).
`;
}

function formatGoal(goal: Goal): string {
  return 'least' in goal
    ? `≥ ${formatFigure(goal.least)} ${goal.of}`
    : `≤ ${formatFigure(goal.most)} ${goal.of}`;
}

function formatFigure(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 });
}
