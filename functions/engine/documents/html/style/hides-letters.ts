import type { Values } from './cascade.ts';
import { toNumber, toPixels } from './css-values.ts';

/** Letters behind a blur of this many pixels cannot be told apart. */
const unreadableBlur = 12;
const lettersGone = 0.05;

/** Whether a filter leaves nothing to read. */
export function isFilteredAway(filter: string | undefined): boolean {
  if (filter === undefined) return false;
  return [...filter.matchAll(/(opacity|blur)\(([^()]*)\)/g)].some(([, name, amount = '']) =>
    name === 'blur' ? (toPixels(amount) ?? 0) >= unreadableBlur : (toNumber(amount) ?? 1) <= lettersGone,
  );
}

const clearColor = /^(?:transparent|#0000|#[0-9a-f]{6}00|(?:rgb|hsl)a\([^()]*[\s,/]0?\.?0+%?\))$/;

/** Whether a mask of no size or of clear colors covers it all. */
export function isMaskedOut(values: Values): boolean {
  if (values.has('moving')) return false;
  const size = values.get('mask-size');
  if (size?.split(/\s+/).some((part) => toPixels(part) === 0)) return true;
  const mask = values.get('mask-image') ?? values.get('mask');
  const [, , stops] = /^([a-z-]*gradient)\((.*)\)[^()]*$/.exec(mask ?? '') ?? [];
  if (stops === undefined || /gradient|url/.test(stops)) return false;
  const colors = stops
    .match(/#[0-9a-f]+|[a-z]+\([^()]*\)|[a-z]{3,}/g)
    ?.filter((part) => !/^(?:top|left|right|bottom|deg|circle|ellipse|center|turn)$/.test(part));
  return colors !== undefined && colors.length > 0 && colors.every((color) => clearColor.test(color));
}

const degreesPerUnit: Record<string, number> = { deg: 1, turn: 360, rad: 57.296, grad: 0.9 };

/** Whether it is turned so that it is seen from its edge. */
export function isOnEdge(values: Values): boolean {
  const calls = [
    ...(values.get('transform') ?? '').matchAll(/rotate[xy]\(\s*(-?[\d.]+)(deg|turn|rad|grad)\s*\)/g),
  ];
  const [, amount, unit] =
    /^(?:[xy]|1 0 0|0 1 0)\s+(-?[\d.]+)(deg|turn|rad|grad)$/.exec(values.get('rotate') ?? '') ?? [];
  return [...calls.map(([, turned, by]) => [turned, by]), [amount, unit]].some(([turned, by]) => {
    const degrees = Math.abs(Number(turned) * (degreesPerUnit[by ?? ''] ?? Number.NaN));
    return Math.abs((degrees % 180) - 90) < 1;
  });
}
