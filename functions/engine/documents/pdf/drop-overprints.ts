import type { Segment } from './pdf-segments.ts';

/** Relative to font size and to the text's width: text printed again this near is bold or has a shadow. */
const nearShare = 0.3;
const nearWidthShare = 0.45;
/** Texts on one baseline that are compared with the next one, since nobody prints a text a hundred times. */
const comparedPrints = 100;

/** Keeps each text once where a program prints it again, slightly moved, to make it bold. */
export function dropOverprints(runs: readonly Segment[]): Segment[] {
  const rows = new Map<number, Segment[]>();
  return runs.filter((run) => {
    const row = Math.round(run.baseline / run.size);
    const printed = [row - 1, row, row + 1].flatMap((near) => rows.get(near)?.slice(-comparedPrints) ?? []);
    if (printed.some((other) => covers(other, run))) return false;
    rows.set(row, [...(rows.get(row)?.slice(-comparedPrints) ?? []), run]);
    return true;
  });
}

/** Whether a text holds another one of the same size at the same place. */
function covers(printed: Segment, again: Segment): boolean {
  const near = Math.min(again.size * nearShare, (again.right - again.left) * nearWidthShare);
  if (Math.abs(printed.baseline - again.baseline) > near || Math.abs(printed.size - again.size) > near)
    return false;
  if (again.left < printed.left - near || again.right > printed.right + near) return false;
  const text = again.text.trim();
  if (printed.text.trim() === text) return Math.abs(printed.left - again.left) <= near;
  const start = printed.text.indexOf(text);
  if (start === -1 || text.length < 2) return false;
  const expected = printed.left + ((printed.right - printed.left) * start) / printed.text.length;
  return Math.abs(expected - again.left) <= again.size;
}
