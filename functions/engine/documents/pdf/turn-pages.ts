import type { TextItem } from './pdf-segments.ts';

/** Relative to font size: text that leans further is a watermark. */
const leanShare = 0.2;

/** A quarter turn clockwise of a vector. */
function turnVector(x: number, y: number, quarters: number): [number, number] {
  switch (quarters) {
    case 1:
      return [y, -x];
    case 2:
      return [-x, -y];
    case 3:
      return [-y, x];
    default:
      return [x, y];
  }
}

/** A text item's or a graphic's matrix after quarter turns of its page clockwise. */
export function turnMatrix([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: readonly number[], quarters: number) {
  return [...turnVector(a, b, quarters), ...turnVector(c, d, quarters), ...turnVector(e, f, quarters)];
}

/** The upright text of a page that was turned clockwise by a number of quarters. */
export type UprightText<Item extends TextItem = TextItem> = { quarters: number; items: Item[] };

/**
 * A page's text as readers hold it, so that its lines run from left to right: first the direction of most text, then
 * text that is set at right angles to it. `degrees` is the page's own turn; slanted text is dropped.
 */
export function turnUpright<Item extends TextItem>(
  items: readonly Item[],
  degrees: number,
): UprightText<Item>[] {
  const turned = new Map<number, Item[]>();
  for (const item of items) {
    const [right = 0, up = 0] = turnMatrix(item.transform, degrees / 90);
    const quarters = quartersOf(right, up);
    if (quarters === undefined) continue;
    const total = (degrees / 90 + quarters) % 4;
    const group = turned.get(total) ?? [];
    group.push({ ...item, transform: turnMatrix(item.transform, total) });
    turned.set(total, group);
  }
  return [...turned]
    .map(([quarters, upright]) => ({ quarters, items: upright }))
    .sort((a, b) => lengthOf(b.items) - lengthOf(a.items));
}

/** Clockwise quarter turns that set a text direction upright; undefined if it leans. */
function quartersOf(right: number, up: number): number | undefined {
  const size = Math.hypot(right, up);
  if (Math.abs(up) <= size * leanShare) return right < 0 ? 2 : 0;
  if (Math.abs(right) <= size * leanShare) return up < 0 ? 3 : 1;
  return undefined;
}

function lengthOf(items: readonly TextItem[]): number {
  return items.reduce((sum, { str }) => sum + str.trim().length, 0);
}
