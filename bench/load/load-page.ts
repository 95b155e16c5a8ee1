import { availableParallelism } from 'node:os';
import { formatTable, type Row } from '../format-table.ts';
import { type Goal, isMet, type LoadRow } from './load-row.ts';

/** One line per goal. */
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

/** docs/load.md: the load list with its measurements. */
export function renderLoadPage(rows: readonly LoadRow[], { busyBefore }: { busyBefore: number }): string {
  return `# Load

Written by \`npm run bench:load\`; do not edit. The local stack, its engines, its worker and the load share the ${availableParallelism()} cores of one
machine: Node ${process.version}, ${new Date().toISOString().slice(0, 10)}. Other work kept ${formatFigure(busyBefore)} processes busy at the start.

${formatTable(listGoals(rows))}

Chats beyond what the machine answers wait here (L9); in the cloud Lambda refuses them. Shorter than in the list of goals:

- L3 runs two minutes instead of half an hour.
- L7 runs two minutes with a kill every twenty seconds, instead of eight hours with one every five minutes: memory that grows
  over hours does not show.
- L8 has 20,000 messages of one assistant instead of a million, and no 250,000 chunks. No look reads all of them, which
  \`tests/api/dashboard/dashboard-cost.isolated.matrix.stack.ts\` and \`tests/api/staff/monitor.isolated.matrix.stack.ts\` check.
- L10 leaves out hostile cases that \`functions/engine/crawl/hostile-pages.isolated.test.ts\` checks alone.

A row is missing where ../shared was absent. Goals for the cloud, A1 to A11: [scale](scale.md).
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
