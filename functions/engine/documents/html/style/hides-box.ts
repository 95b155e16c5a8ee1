import type { Values } from './cascade.ts';
import { toNumber, toPercent, toPixels } from './css-values.ts';
import { isFilteredAway, isMaskedOut, isOnEdge } from './hides-letters.ts';

/** Beyond this, no screen shows a part of a box that starts at its place in the page. */
const offScreenPixels = 500;
const offScreenPercent = 100;
/** Pixels: of the widest screen, where a place is computed from it. */
const percentOfScreen = 14.4;
/** A box of a pixel holds no readable text; screen readers still read it. */
const tinyPixels = 2;
const transparentAt = 0.05;
/** Numbers: a path of fewer is no area. */
const fewestOfPath = 5;

/** Whether an element's own values hide it with all it holds. */
export function hidesBox(values: Values, attributes: Record<string, string>): boolean {
  if (values.size === 0) return false;
  return (
    values.get('display') === 'none' ||
    values.get('content-visibility') === 'hidden' ||
    isTransparent(values, attributes) ||
    isFlat(values) ||
    isClipped(values) ||
    isOffScreen(values) ||
    isShrunk(values) ||
    isMaskedOut(values)
  );
}

const movingAttributes = ['data-w-id', 'data-framer-appear-id', 'data-aos'];

/** Scripts and style sheets that move or fade an element in begin with what hides it. */
export function isMoving(values: Values, attributes: Record<string, string>): boolean {
  return (
    values.has('moving') ||
    movingAttributes.some((name) => name in attributes) ||
    /animation/.test(attributes['data-settings'] ?? '')
  );
}

function isTransparent(values: Values, attributes: Record<string, string>): boolean {
  if (!values.has('opacity') && !values.has('filter')) return false;
  if (isMoving(values, attributes)) return false;
  if (isFilteredAway(values.get('filter'))) return true;
  if ((toNumber(values.get('opacity') ?? '') ?? 1) > transparentAt) return false;
  return !['transform', 'translate', 'scale', 'filter'].some((property) => {
    const value = values.get(property);
    return value !== undefined && value !== 'none' && value !== '1';
  });
}

/** Without height or width, and with what flows over cut off. */
function isFlat(values: Values): boolean {
  if (!/^(?:hidden|clip|auto|scroll)/.test(values.get('overflow') ?? '')) return false;
  const isTiny = (property: string) => (toPixels(values.get(property)) ?? 100) <= tinyPixels;
  const isGrown = (...properties: string[]) =>
    properties.some((property) => !/^(?:0[a-z%]*)?$/.test(values.get(property) ?? ''));
  const noHeight = isTiny('height') || isTiny('max-height');
  const noWidth = isTiny('width') || isTiny('max-width');
  return (
    (noHeight && !isGrown('min-height', 'padding-top', 'padding-bottom') && !values.has('moving')) ||
    (noWidth && !isGrown('min-width', 'padding-left') && !values.has('moving'))
  );
}

const isPlaced = (values: Values): boolean => /^(?:absolute|fixed)/.test(values.get('position') ?? '');

function isClipped(values: Values): boolean {
  const [, rectangle] = /^rect\(([^()]*)\)$/.exec(values.get('clip') ?? '') ?? [];
  if (rectangle !== undefined && isPlaced(values) && isEmptyRectangle(rectangle)) return true;
  const [, shape, inner = ''] = /^([a-z]+)\(([^()]*)\)/.exec(values.get('clip-path') ?? '') ?? [];
  const sizes = inner.split(/\s+(?:at|round)\s+/)[0]?.split(/[\s,]+/) ?? [];
  switch (shape) {
    case 'inset':
      return isEmptyInset(sizes);
    case 'circle':
      return /^0(?:\.0+)?(?:[a-z]+|%)?$/.test(sizes[0] ?? '') || (toPixels(sizes[0]) ?? 100) <= tinyPixels;
    case 'path':
      return (inner.match(/[\d.]+/g) ?? []).length < fewestOfPath;
    case 'ellipse':
      return sizes.some((size) => /^0(?:\.0+)?(?:[a-z]+|%)?$/.test(size));
    case 'rect':
      return isEmptyRectangle(inner);
    case 'polygon':
      return isEmptyPolygon(inner);
    default:
      return false;
  }
}

function isEmptyRectangle(inner: string): boolean {
  const [top, right, bottom, left] = inner.split(/[\s,]+/).map((part) => toPixels(part));
  const isLine = (from: number | undefined, to: number | undefined) =>
    from !== undefined && to !== undefined && to - from <= 1;
  return isLine(top, bottom) || isLine(left, right);
}

function isEmptyInset(sizes: readonly string[]): boolean {
  const [top = '', right = top, bottom = top, left = right] = sizes;
  const takesAll = (one: string, other: string) => {
    const percents = [one, other].map((size) => toPercent(size) ?? ((toPixels(size) ?? 0) > 5000 ? 100 : 0));
    return (percents[0] ?? 0) + (percents[1] ?? 0) >= 99;
  };
  return takesAll(top, bottom) || takesAll(left, right);
}

/** Its corners are all on one upright or level line. */
function isEmptyPolygon(inner: string): boolean {
  const corners = inner
    .replace(/^(?:nonzero|evenodd)\s*,/, '')
    .split(',')
    .map((corner) => corner.trim().split(/\s+/));
  return [0, 1].some(
    (axis) => new Set(corners.map((corner) => Number.parseFloat(corner[axis] ?? ''))).size === 1,
  );
}

function isOffScreen(values: Values): boolean {
  const isShifted = /^(?:absolute|fixed|relative|sticky)/.test(values.get('position') ?? '');
  const sides = isPlaced(values) ? ['left', 'top', 'right', 'bottom'] : ['left', 'top'];
  if (isShifted && sides.some((side) => isFarOut(values.get(side)))) return true;
  const isPulledOut =
    isFarOut(values.get('margin-left'), false) && !values.has('padding-left')
      ? true
      : isFarOut(values.get('margin-top'), false) && !values.has('padding-top');
  return isPulledOut || isThrownOut(values);
}

function isFarOut(value: string | undefined, byPercent = true): boolean {
  const pixels = toPixels(value, { '%': percentOfScreen }) ?? 0;
  const percent = byPercent ? (toPercent(value) ?? 0) : 0;
  return pixels <= -offScreenPixels || pixels >= 4 * offScreenPixels || percent <= -offScreenPercent;
}

/** Moved away by `translate`, which leaves its place empty. */
function isThrownOut(values: Values): boolean {
  if (!values.has('transform') && !values.has('translate')) return false;
  const calls = [...(values.get('transform') ?? '').matchAll(/translate(?:x|y|3d)?\(([^()]*)\)/g)];
  const parts = [...calls.map(([, inner = '']) => inner), values.get('translate') ?? ''].flatMap((inner) =>
    inner.split(/[\s,]+/),
  );
  return !values.has('moving') && parts.some((part) => isFarOut(part, false));
}

const shrinkingProperties = ['transform', 'scale', 'zoom', 'rotate'];

function isShrunk(values: Values): boolean {
  if (values.has('moving') || !shrinkingProperties.some((property) => values.has(property))) return false;
  const isZero = (part: string | undefined) => {
    const number = toNumber(part ?? '');
    return number !== undefined && Math.abs(number) < transparentAt;
  };
  const calls = [
    ...(values.get('transform') ?? '').matchAll(/(scale|scalex|scaley|scale3d|matrix)\(([^()]*)\)/g),
  ];
  const byTransform = calls.some(([, name, inner = '']) => {
    const parts = inner.split(/[\s,]+/);
    return name === 'matrix' ? isZero(parts[0]) && isZero(parts[1]) : parts.slice(0, 2).some(isZero);
  });
  if (isOnEdge(values)) return true;
  return byTransform || (values.get('scale') ?? '').split(/\s+/).some(isZero) || isZero(values.get('zoom'));
}
