import { StruckText } from '../../content/struck-text.ts';
import type { Box } from '../drawing/grounds.ts';
import type { TextItem } from '../pdf-segments.ts';

/** Parts of the font size above the baseline between which a line goes through letters. */
const lowestLine = 0.12;
const highestLine = 0.5;
/** Of the font size: thicker shapes are grounds. */
const thickestLine = 0.2;
/** Parts of the font size by which such a line is longer than its words; those of tables are longer. */
const longerBy = 0.8;
/** Characters before a text among which a word may call it old. */
const lastWords = 40;

type Span = { left: number; right: number };

/** The upright texts of a page without the words that a line is drawn through. */
export function dropStruckText(items: readonly TextItem[], rules: readonly Box[]): TextItem[] {
  const lines = rules.filter((rule) => goesThroughLine(rule, items));
  if (lines.length === 0) return [...items];
  const texts: TextItem[] = [];
  let before = '';
  for (const item of items) {
    const through = lines.filter((rule) => isAtHeight(rule, item) && meets(rule, spanOf(item)));
    const kept = through.length === 0 ? [item] : cutWords(item, through, before);
    texts.push(...kept);
    before = `${before.slice(-lastWords)}${kept.map(({ str }) => str).join('')}`;
  }
  return texts;
}

/** Whether a level line lies at the height of letters, and ends with the texts of their line. */
function goesThroughLine(rule: Box, items: readonly TextItem[]): boolean {
  if (rule.right - rule.left <= rule.top - rule.bottom) return false;
  const beside = items.filter((item) => isAtHeight(rule, item));
  const [first] = beside;
  if (!first) return false;
  const spans = beside.map(spanOf);
  const longer = sizeOf(first) * longerBy;
  return (
    rule.left >= Math.min(...spans.map(({ left }) => left)) - longer &&
    rule.right <= Math.max(...spans.map(({ right }) => right)) + longer
  );
}

function spanOf({ transform, width }: TextItem): Span {
  const left = transform[4] ?? 0;
  return { left, right: left + width };
}

const meets = (one: Span, other: Span): boolean => one.left < other.right && other.left < one.right;

const sizeOf = ({ transform }: TextItem): number => (transform[1] === 0 ? Math.abs(transform[3] ?? 0) : 0);

function isAtHeight({ bottom, top }: Box, item: TextItem): boolean {
  const size = sizeOf(item);
  const height = (bottom + top) / 2 - (item.transform[5] ?? 0);
  return (
    item.str.trim() !== '' &&
    height >= size * lowestLine &&
    height <= size * highestLine &&
    top - bottom <= size * thickestLine
  );
}

/** The parts of a text outside these lines. Where its words lie is known by their share of its letters. */
function cutWords(item: TextItem, lines: readonly Box[], before: string): TextItem[] {
  const { str, width, transform } = item;
  const [a = 0, b = 0, c = 0, d = 0, left = 0, y = 0] = transform;
  const step = width / str.length;
  const kept: TextItem[] = [];
  const struck = new StruckText();
  let to = 0;
  for (const { 0: word, index } of str.matchAll(/\S+/g)) {
    const middle = left + step * (index + word.length / 2);
    const isStruck = lines.some((rule) => rule.left <= middle && rule.right >= middle);
    if (isStruck && !struck.tells(str.slice(to, index) + word, before + str.slice(0, to))) continue;
    const last = kept.at(-1);
    if (last && str.slice(to, index).trim() === '') {
      last.str += str.slice(to, index + word.length);
      last.width = left + step * (index + word.length) - (last.transform[4] ?? 0);
    } else {
      const from = left + step * index;
      kept.push({ ...item, str: word, transform: [a, b, c, d, from, y], width: step * word.length });
    }
    to = index + word.length;
  }
  return kept.length === 1 && kept[0]?.str === str.trim() ? [item] : kept;
}
