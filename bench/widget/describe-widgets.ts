import { type Section, toPage } from '../describe-measurements.ts';
import { type Row, round } from '../format-table.ts';
import { categories, type Scores } from '../lighthouse/open-rater.ts';
import { medianOf } from '../percentile.ts';
import { slowdown, type Visit } from './measure-visit.ts';

/** One page with its measurements; the first is the page without a widget, the second with ours. */
export type Contender = { name: string; visits: readonly Visit[]; scores: Scores | undefined };

export function describeWidgets(contenders: readonly Contender[]): Section[] {
  return [describeVisits(contenders), describeRatios(contenders), describeScores(contenders)];
}

const median = ({ visits }: Contender, figure: keyof Visit) => medianOf(visits.map((visit) => visit[figure]));

function describeVisits(contenders: readonly Contender[]): Section {
  return {
    title: 'What a widget costs the page it stands on',
    text: `Medians of ${contenders[0]?.visits.length ?? 0} visits each, in turns, of one plain page of another origin in headless Chromium with an
empty cache and a processor slowed down ${slowdown} times. Sizes are as sent (brotli); script and main-thread time are measured until nothing
moves any more; blocked is what long tasks take beyond 50 ms each. "Opened" is what comes after a click on the launcher. Each
widget is pasted as its documentation says; the peers' backends answer 404.`,
    rows: contenders.map((contender) => ({
      '': contender.name,
      requests: median(contender, 'requests'),
      KB: toKb(median(contender, 'bytes')),
      'requests opened': median(contender, 'openRequests'),
      'KB opened': toKb(median(contender, 'openBytes')),
      'script ms': round(median(contender, 'scriptMs'), 1),
      'main thread ms': round(median(contender, 'mainThreadMs'), 0),
      'long tasks': median(contender, 'longTasks'),
      'blocked ms': round(median(contender, 'blockedMs'), 0),
      'layout shift': round(median(contender, 'layoutShift'), 3),
    })),
  };
}

/** Subtracts the page itself, so that widgets are compared and not pages. */
function describeRatios([bare, ours, ...peers]: readonly Contender[]): Section {
  const added = (contender: Contender, figure: keyof Visit) =>
    median(contender, figure) - (bare ? median(bare, figure) : 0);
  const times = (peer: Contender, figure: keyof Visit) =>
    ours ? `${round(added(peer, figure) / added(ours, figure), 1)} times` : '';
  return {
    title: 'Peers beside ours',
    text: 'How many times as much as our widget each of them adds to the page.',
    rows: peers.map((peer) => ({
      '': peer.name,
      requests: times(peer, 'requests'),
      size: times(peer, 'bytes'),
      'size opened': times(peer, 'openBytes'),
      'script time': times(peer, 'scriptMs'),
      'main-thread time': times(peer, 'mainThreadMs'),
    })),
  };
}

function describeScores(contenders: readonly Contender[]): Section {
  return {
    title: 'Lighthouse of the page',
    text: 'Mobile preset, median of three runs. `npm run bench:widget` fails when ours costs the page a point.',
    rows: contenders.map(({ name, scores }): Row => ({ '': name, ...scores })),
  };
}

/** Where the page scores lower with our widget than without one. */
export function findLostPoints([bare, ours]: readonly Contender[]): string[] {
  return categories
    .filter((category) => (ours?.scores?.[category] ?? 0) < (bare?.scores?.[category] ?? 0))
    .map((category) => `${category} ${bare?.scores?.[category]} → ${ours?.scores?.[category]}`);
}

export function writePage(sections: readonly Section[]): string {
  return toPage(
    `# The widget beside others

Written by \`npm run bench:widget\`; do not edit. One run on one machine. Compare times by their ratios; sizes and requests are the
same everywhere.`,
    sections,
  );
}

const toKb = (bytes: number): number => round(bytes / 1024, 1);
