import { rightToLeft } from './order-right-to-left.ts';
import { columnGap, type Segment, wordGap } from './pdf-segments.ts';

/** Segments side by side, from left to right. */
export type Line = { segments: Segment[]; left: number; right: number; baseline: number; size: number };

const sameLineTolerance = 0.4;
/** A narrower gutter is a gap between words. */
const gutterWidth = 8;
/** Minimum lines per column, and minimum average characters per line of prose. */
const columnLines = 4;
const proseLength = 22;
/** Up to this share of segments may cross a gutter, such as titles over both columns. */
const gutterCrossingShare = 0.3;
/** Table rows share baselines; columns are set independently. Below this share, they are columns. */
const sharedBaselines = 0.5;
const baselineTolerancePoints = 1.5;

/** Orders the segments of a page: text columns one after another, otherwise line by line. */
export function orderLines(segments: readonly Segment[]): Line[] {
  const gutter = findGutter(segments);
  if (gutter === undefined) return groupLines(segments);
  const lines: Line[] = [];
  let band: Segment[] = [];
  const endBand = () => {
    lines.push(...orderBand(band, gutter));
    band = [];
  };
  for (const segment of [...segments].sort(byBaseline)) {
    if (segment.left < gutter && segment.right > gutter) {
      endBand();
      lines.push(...groupLines([segment]));
    } else band.push(segment);
  }
  endBand();
  return lines;
}

function orderBand(band: Segment[], gutter: number): Line[] {
  const [before, after] = splitAt(band, gutter);
  return areColumns(before, after) ? [...orderLines(before), ...orderLines(after)] : groupLines(band);
}

/** The left edge of the column that the fewest segments cross, if both sides are columns. */
function findGutter(segments: readonly Segment[]): number | undefined {
  if (segments.length < columnLines * 2) return undefined;
  const edges = new Set(segments.map(({ left }) => Math.round(left) - gutterWidth / 2));
  let best: { position: number; crossing: number } | undefined;
  for (const position of edges) {
    const crosses = ({ left, right }: Segment) => left < position && right > position - gutterWidth / 2;
    const crossing = segments.filter(crosses).length;
    if (crossing > segments.length * gutterCrossingShare || (best && crossing >= best.crossing)) continue;
    const [before, after] = splitAt(
      segments.filter((segment) => !crosses(segment)),
      position,
    );
    if (areColumns(before, after)) best = { position, crossing };
  }
  return best?.position;
}

function areColumns(before: readonly Segment[], after: readonly Segment[]): boolean {
  if (before.length < columnLines || after.length < columnLines) return false;
  if (isProse(before) && isProse(after)) return true;
  const [fewer, more] = before.length < after.length ? [before, after] : [after, before];
  const shared = fewer.filter(({ baseline }) =>
    more.some((other) => Math.abs(other.baseline - baseline) < baselineTolerancePoints),
  );
  return fewer.length > columnLines && shared.length < fewer.length * sharedBaselines;
}

function splitAt(segments: readonly Segment[], position: number): [Segment[], Segment[]] {
  return [segments.filter(({ left }) => left < position), segments.filter(({ left }) => left >= position)];
}

/** Prose has long lines that fill their column; table cells are short. */
function isProse(segments: readonly Segment[]): boolean {
  const characters = segments.reduce((sum, { text }) => sum + text.length, 0);
  return characters / segments.length >= proseLength && segments.length <= groupLines(segments).length * 1.3;
}

/** The lines of a page or column, from top to bottom. */
export function groupLines(segments: readonly Segment[]): Line[] {
  const lines: Line[] = [];
  for (const segment of [...segments].sort(byBaseline)) {
    const line = lines.at(-1);
    const isText = !segment.table && !line?.segments[0]?.table;
    if (line && isText && Math.abs(line.baseline - segment.baseline) <= segment.size * sameLineTolerance) {
      line.segments.push(segment);
    } else lines.push({ segments: [segment], left: 0, right: 0, baseline: segment.baseline, size: 0 });
  }
  return lines.map(measure);
}

function measure({ segments, baseline }: Line): Line {
  const joined = joinNeighbours(segments.sort((a, b) => a.left - b.left));
  const longest = joined.reduce((a, b) => (b.text.length > a.text.length ? b : a));
  return {
    segments: joined,
    baseline,
    left: joined[0]?.left ?? 0,
    right: Math.max(...joined.map(({ right }) => right)),
    size: longest.size,
  };
}

/** Joins segments that look like one text: superscripts, or words drawn out of order. */
function joinNeighbours(segments: Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    if (last && segment.left - last.right < Math.max(last.size, segment.size) * columnGap) {
      const longer = segment.text.length > last.text.length ? segment : last;
      const text = `${last.text}${partsWords(last, segment) ? ' ' : ''}${segment.text}`;
      joined[joined.length - 1] = {
        ...longer,
        text,
        left: last.left,
        right: Math.max(last.right, segment.right),
      };
    } else joined.push(segment);
  }
  return joined;
}

/** Right-to-left letters are often drawn one by one. */
function partsWords(last: Segment, next: Segment): boolean {
  if (!rightToLeft.test(last.text) && !rightToLeft.test(next.text)) return true;
  return next.left - last.right > Math.max(last.size, next.size) * wordGap || /\s$/.test(last.text);
}

const byBaseline = (a: Segment, b: Segment): number => b.baseline - a.baseline || a.left - b.left;

export const lineText = (line: Line): string => line.segments.map(({ text }) => text).join(' ');
