import { isDeepStrictEqual } from 'node:util';
import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { isCalledOld } from '../../content/struck-text.ts';
import { type Values, Variables } from './cascade.ts';
import {
  black,
  type Color,
  isSameColor,
  mix,
  toColor,
  toNumber,
  toPercent,
  toPixels,
  white,
} from './css-values.ts';

/** What an element hands on to its text and children. */
export type TextState = {
  visibility: { isHidden: boolean; source?: Element };
  fontSize: { pixels: number; source?: Element };
  rootFontSize: number;
  indent: { isFarOut: boolean; source?: Element };
  /** Whether letters stand on each other. */
  spacing: { isPiled: boolean; source?: Element };
  /** Whether a line is drawn through it. */
  line: { isThrough: boolean; source?: Element };
  /** What is left of several transparent boxes in each other. */
  opacity: { left: number; source?: Element };
  /** Undefined if it cannot be known. */
  color: { value: Color | undefined; source?: Element };
  ground: { value: Color | undefined; source?: Element };
  variables: Variables;
};

export const initialTextState: TextState = {
  visibility: { isHidden: false },
  fontSize: { pixels: 16 },
  rootFontSize: 16,
  indent: { isFarOut: false },
  spacing: { isPiled: false },
  line: { isThrough: false },
  opacity: { left: 1 },
  color: { value: black },
  ground: { value: white },
  variables: new Variables(new Map()),
};

export function isSameState(one: TextState, other: TextState): boolean {
  if (one === other) return true;
  const isSame = (left: object, right: object) =>
    left === right || isDeepStrictEqual({ ...left, source: 0 }, { ...right, source: 0 });
  return (
    one.variables === other.variables &&
    one.rootFontSize === other.rootFontSize &&
    (['visibility', 'fontSize', 'indent', 'spacing', 'line', 'opacity', 'color', 'ground'] as const).every(
      (part) => one[part].source === other[part].source && isSame(one[part], other[part]),
    )
  );
}

/** Type of this size and less cannot be read. */
const unreadablePixels = 3;
const farIndentPixels = -500;
/** Of the font size: letters are about half as wide as that. */
const piledSpacing = -0.4;
const seenOpacity = 0.05;
const sizeWords: Record<string, number> = { smaller: 0.83, larger: 1.2, inherit: 1 };

/** The element whose value hides the text right in this element, if any. */
export function sourceOfHiddenText({
  visibility,
  fontSize,
  color,
  ...state
}: TextState): Element | undefined {
  if (visibility.isHidden) return visibility.source;
  if (fontSize.pixels < unreadablePixels && fontSize.source) return fontSize.source;
  if (state.indent.isFarOut) return state.indent.source;
  if (state.spacing.isPiled) return state.spacing.source;
  if (state.line.isThrough) return state.line.source;
  if (state.opacity.left <= seenOpacity) return state.opacity.source;
  return color.value && isSeeThrough(color.value) ? color.source : undefined;
}

/** The element whose color makes text look like its ground. */
export function sourceOfSameColor({ color, ground }: TextState): Element | undefined {
  if (!color.value || !ground.value || !isSameColor(color.value, ground.value)) return undefined;
  return color.source ?? ground.source;
}

const isSeeThrough = ({ alpha }: Color): boolean => alpha < seenOpacity;

/** Applies an element's own values to what it inherits. */
export function enterElement(element: Element, values: Values, inherited: TextState): TextState {
  const state = { ...inherited };
  const visibility = values.get('visibility');
  if (visibility === 'hidden' || visibility === 'collapse')
    state.visibility = { isHidden: true, source: element };
  else if (visibility === 'visible' || visibility === 'initial') state.visibility = { isHidden: false };
  applyFontSize(element, values.get('font-size'), state, inherited);
  applyIndent(element, values, state);
  applySpacing(element, values, state);
  applyColors(element, values, state);
  // What is drawn through an element is drawn through all it holds.
  if (/line-through/.test(values.get('text-decoration') ?? '') && !isCalledOld(textBefore(element)))
    state.line = { isThrough: true, source: element };
  return state;
}

/** Blank text and empty elements may part an element from the words before it. */
const blankLimit = 3;

/** The nearest words before an element within its parent. */
function textBefore({ prev }: Element): string {
  let node = prev;
  for (let steps = 0; node && steps < blankLimit; steps++, node = node.prev) {
    const text = textOf(node);
    if (text.trim() !== '') return text;
  }
  return '';
}

function textOf(node: ChildNode): string {
  if (isText(node)) return node.data;
  return isTag(node) ? node.children.map(textOf).join('') : '';
}

function applyFontSize(
  element: Element,
  value: string | undefined,
  state: TextState,
  inherited: TextState,
): void {
  if (value === undefined) return;
  const parent = inherited.fontSize.pixels;
  const factor = sizeWords[value] ?? (toPercent(value) ?? Number.NaN) / 100;
  const units = { em: parent, rem: state.rootFontSize, ex: parent / 2, ch: parent / 2 };
  const pixels = Number.isNaN(factor) ? (toPixels(value, units) ?? 16) : factor * parent;
  state.fontSize = { pixels, source: element };
  if (element.name === 'html') state.rootFontSize = pixels;
}

function applySpacing(element: Element, values: Values, state: TextState): void {
  const spacing = values.get('letter-spacing');
  const { pixels } = state.fontSize;
  const isPiled = (toPixels(spacing, { em: pixels }) ?? 0) < pixels * piledSpacing;
  if (spacing !== undefined && spacing !== 'inherit') state.spacing = { isPiled, source: element };
  // What is all but transparent by itself is hidden as a box.
  const opacity = toNumber(values.get('opacity') ?? '') ?? 1;
  if (opacity > seenOpacity && opacity < 1 && !values.has('moving'))
    state.opacity = { left: state.opacity.left * opacity, source: element };
}

function applyIndent(element: Element, values: Values, state: TextState): void {
  const value = values.get('text-indent')?.split(/\s+/)[0];
  if (value === undefined) return;
  const isPushedOut =
    (toPercent(value) ?? 0) >= 100 &&
    values.get('white-space') === 'nowrap' &&
    /^(?:hidden|clip)/.test(values.get('overflow') ?? '');
  const isFarOut =
    isPushedOut || (toPixels(value) ?? 0) <= farIndentPixels || (toPercent(value) ?? 0) <= -100;
  state.indent = { isFarOut, source: element };
}

/** Elements that browsers color themselves. */
const coloredElements = new Set(['a', 'mark', 'button', 'input', 'select', 'textarea', 'legend']);

const drawnOtherwise = ['text-shadow', 'text-stroke', 'text-stroke-width', 'mix-blend-mode'];

function isSet(value: string | undefined): boolean {
  return value !== undefined && !/^(?:none|normal|initial|unset|0[a-z]*)(?:\s|$)/.test(value);
}

function applyColors(element: Element, values: Values, state: TextState): void {
  if (values.has('ground-beside') || /^(?!none).+/.test(values.get('background-image') ?? ''))
    state.ground = { value: undefined };
  if (element.name === 'mark') state.ground = { value: undefined };
  const background = values.get('background-color');
  const isOfText = background === 'currentcolor';
  if (isOfText) state.ground = { value: undefined };
  else if (background !== undefined && !/^(?:inherit|initial|unset|none)$/.test(background)) {
    const color = toColor(background);
    const isOpaque = color !== undefined && color.alpha >= 1;
    if (!color) state.ground = { value: undefined };
    else if (isOpaque) state.ground = { value: color, source: element };
    else if (color.alpha > 0 && state.ground.value)
      state.ground = { value: mix(color, state.ground.value), source: element };
  }
  if (coloredElements.has(element.name)) state.color = { value: undefined };
  const text = values.get('color');
  if (text !== undefined && !/^(?:inherit|currentcolor|unset)$/.test(text))
    state.color = { value: text === 'initial' ? black : toColor(text), source: element };
  if (isOfText) state.ground = { value: state.color.value, source: element };
  // Letters cut out of a picture, drawn by their shadow or edge, or mixed with what lies below.
  if (
    /text/.test(values.get('background-clip') ?? '') ||
    drawnOtherwise.some((property) => isSet(values.get(property)))
  )
    state.color = { value: undefined };
}
