import { isPaperWhite } from './drawing/grounds.ts';
import type { Ink } from './drawing/pen.ts';
import type { Drawing } from './drawing/read-drawing.ts';
import { locateTexts } from './locate-texts.ts';
import { printedOrder, rightToLeft } from './order-right-to-left.ts';
import type { TextItem } from './pdf-segments.ts';

const withoutInk = 3;
const leastOpacity = 0.05;
/** More shapes than frames and rules have: letters that are drawn, with their text beneath. */
export const drawnLetters = 300;
/** Parts of the font size: where letters are looked for above their baseline, and how near a ground may be. */
const middleOfLetters = 0.3;
const nearGround = 0.5;

/** `pale`: seen only on a ground; `off`: on a layer that is not shown. */
type Look = 'seen' | 'pale' | 'off';
type Part = { from: number; to: number; look: Look };

/**
 * The texts of a page without letters that no reader sees: on a layer that is off, without ink, transparent, or white on the paper. What was recognised
 * in a picture is such text too, and stays where a picture lies.
 */
export function dropUnseenText(items: readonly TextItem[], drawing: Drawing): TextItem[] {
  const pale = new Map<Ink, boolean>();
  for (const { ink } of drawing.glyphs) if (!pale.has(ink)) pale.set(ink, isPale(ink, drawing));
  if (![...pale.values()].includes(true) && !drawing.glyphs.some(({ isOff }) => isOff)) return [...items];
  const looks: Look[] = [];
  let letters = '';
  for (const { text, ink, isOff } of drawing.glyphs) {
    const shown = text.replace(/\s/g, '');
    letters += shown;
    const look = isOff ? 'off' : pale.get(ink) ? 'pale' : 'seen';
    for (let index = 0; index < shown.length; index++) looks.push(look);
  }
  const places = locateTexts(
    items.map(({ str, dir }) => printedOrder(str, dir)),
    letters,
  );
  return items.flatMap((item, index) => {
    const place = places[index];
    return place === undefined ? [item] : keepSeen(item, splitText(item.str, place, looks), drawing);
  });
}

/** Whether letters in this ink are seen only on a ground. */
function isPale({ fill, stroke, opacity, textMode }: Ink, { shapes }: Drawing): boolean {
  if (textMode === withoutInk) return shapes < drawnLetters;
  if (opacity < leastOpacity) return true;
  // Odd modes draw edges, those from 4 on cut pictures to letters as well.
  const used = textMode === 1 ? [stroke] : textMode === 2 ? [fill, stroke] : [fill];
  return textMode < withoutInk && used.every(isPaperWhite);
}

/** The text in parts of one kind; spaces belong to the letters before them. */
function splitText(text: string, place: number, looks: readonly Look[]): Part[] {
  const parts: Part[] = [];
  let letter = place;
  for (let index = 0; index < text.length; index++) {
    const last = parts.at(-1);
    const isSpace = /\s/.test(text[index] ?? '');
    const own = looks[letter] ?? 'seen';
    const look = isSpace ? (last?.look ?? own) : own;
    if (!isSpace) letter++;
    if (last?.look === look) last.to = index + 1;
    else parts.push({ from: index, to: index + 1, look });
  }
  return parts;
}

function keepSeen(item: TextItem, parts: readonly Part[], drawing: Drawing): TextItem[] {
  const seen = parts.filter(
    (part) => part.look === 'seen' || (part.look === 'pale' && liesOnGround(item, part, drawing)),
  );
  if (seen.length === parts.length) return [item];
  // The printed order of such texts is not that of their letters.
  if (rightToLeft.test(item.str)) return seen.length > 0 ? [item] : [];
  return seen.map(({ from, to }) => ({
    ...item,
    str: item.str.slice(from, to),
    transform: moveAlong(item, from / item.str.length),
    width: (item.width * (to - from)) / item.str.length,
  }));
}

function liesOnGround(item: TextItem, { from, to }: Part, { grounds }: Drawing): boolean {
  return [from, (from + to) / 2, to].some((index) => {
    const [, , across = 0, up = 0, x = 0, y = 0] = moveAlong(item, index / item.str.length);
    const near = Math.hypot(across, up) * nearGround;
    return grounds.reach(x + across * middleOfLetters, y + up * middleOfLetters, near);
  });
}

/** The matrix of a text after a share of its width. */
function moveAlong({ transform, width }: TextItem, share: number): number[] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = transform;
  const step = (width * share) / (Math.hypot(a, b) || 1);
  return [a, b, c, d, e + a * step, f + b * step];
}
