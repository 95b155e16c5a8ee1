import type { Recording } from './recording.ts';

/** An entry that changed, with its text on each side. */
export type Difference = { name: string; recorded: string; now: string };

const shownCharacters = 300;
const shownBefore = 60;
const shownLines = 4;

/** Every entry that differs between two recordings of one kind, sorted by name. */
export function compareRecordings(recorded: Recording, now: Recording): Difference[] {
  const names = [...new Set([...recorded.keys(), ...now.keys()])].sort();
  return names.flatMap((name) => {
    const [before, after] = [recorded.get(name), now.get(name)];
    if (before === after) return [];
    return [{ name, ...showDifference(before, after) }];
  });
}

function showDifference(
  before: string | undefined,
  after: string | undefined,
): Pick<Difference, 'recorded' | 'now'> {
  if (before === undefined || after === undefined)
    return { recorded: cut(before ?? '(absent)'), now: cut(after ?? '(absent)') };
  const lost = linesBeyond(before, after);
  const gained = linesBeyond(after, before);
  if (lost.length === 0 && gained.length === 0)
    return { recorded: '(the same lines in another order)', now: firstMovedLine(before, after) };
  const [first = ''] = lost;
  const [firstNow = ''] = gained;
  const from = Math.max(0, countShared(first, firstNow) - shownBefore);
  return { recorded: showLines(lost, from), now: showLines(gained, from) };
}

/** Lines that occur more often in the text than in the other one. */
function linesBeyond(text: string, other: string): string[] {
  const counts = new Map<string, number>();
  for (const line of other.split('\n')) counts.set(line, (counts.get(line) ?? 0) + 1);
  return text.split('\n').filter((line) => {
    const left = counts.get(line) ?? 0;
    counts.set(line, left - 1);
    return left <= 0;
  });
}

function firstMovedLine(before: string, after: string): string {
  const lines = before.split('\n');
  return cut(after.split('\n').find((line, index) => line !== lines[index]) ?? '');
}

function countShared(left: string, right: string): number {
  let shared = 0;
  while (shared < left.length && left[shared] === right[shared]) shared++;
  return shared;
}

function showLines(lines: readonly string[], from: number): string {
  const shown = lines.slice(0, shownLines).map((line, index) => cut(index === 0 ? line.slice(from) : line));
  const more = lines.length > shownLines ? [`(${lines.length - shownLines} more lines)`] : [];
  return [...shown, ...more].join('\n') || '(nothing)';
}

function cut(text: string): string {
  return text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text;
}
