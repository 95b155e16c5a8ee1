import { joinRaised, readRaised } from '../content/raised-digits.ts';
import type { Segment } from './pdf-segments.ts';

/** Relative to the size of the text before it: raised text is smaller, higher and close. */
const raisedSize = 0.8;
const raisedFrom = 0.12;
const raisedTo = 0.95;
const raisedGap = 0.3;
/** Texts that are compared with a raised one. */
const comparedBases = 12;

/** Joins small raised text with the text that it belongs to: minutes with their hour, marks of notes with their word. */
export function attachRaised(runs: readonly Segment[]): Segment[] {
  const attached: Segment[] = [];
  for (const run of runs) {
    const index = attached.slice(-comparedBases).findLastIndex((base) => isRaised(base, run));
    const base = index === -1 ? undefined : attached[Math.max(0, attached.length - comparedBases) + index];
    if (!base) attached.push(run);
    else {
      base.text = joinRaised(base.text.trimEnd(), run.text.trim()) + (/\s$/.test(run.text) ? ' ' : '');
      base.right = run.right;
    }
  }
  return attached.map((run) => ({ ...run, text: readRaised(run.text) }));
}

function isRaised(base: Segment, run: Segment): boolean {
  const rise = run.baseline - base.baseline;
  const gap = run.left - base.right;
  return (
    run.size <= base.size * raisedSize &&
    rise >= base.size * raisedFrom &&
    rise <= base.size * raisedTo &&
    gap >= -base.size * raisedGap &&
    gap <= base.size * raisedGap &&
    /[\p{L}\p{N}.,:;!?)%]\s?$/u.test(base.text)
  );
}
