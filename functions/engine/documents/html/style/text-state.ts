import { isDeepStrictEqual } from 'node:util';
import type { Element } from 'domhandler';
import { type Values, Variables } from './cascade.ts';
import { black, type Color, isSameColor, mix, toColor, toPercent, toPixels, white } from './css-values.ts';

/** What an element hands on to its text and children. */
export type TextState = {
  visibility: { isHidden: boolean; source?: Element };
  fontSize: { pixels: number; source?: Element };
  rootFontSize: number;
  indent: { isFarOut: boolean; source?: Element };
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
    (['visibility', 'fontSize', 'indent', 'color', 'ground'] as const).every(
      (part) => one[part].source === other[part].source && isSame(one[part], other[part]),
    )
  );
}

/** Type of this size and less cannot be read. */
const unreadablePixels = 3;
const farIndentPixels = -500;
const sizeWords: Record<string, number> = { smaller: 0.83, larger: 1.2, inherit: 1 };

/** The element whose value hides the text right in this element, if any. */
export function sourceOfHiddenText({ visibility, fontSize, indent, color }: TextState): Element | undefined {
  if (visibility.isHidden) return visibility.source;
  if (fontSize.pixels < unreadablePixels && fontSize.source) return fontSize.source;
  if (indent.isFarOut) return indent.source;
  return color.value && isSeeThrough(color.value) ? color.source : undefined;
}

/** The element whose color makes text look like its ground. */
export function sourceOfSameColor({ color, ground }: TextState): Element | undefined {
  if (!color.value || !ground.value || !isSameColor(color.value, ground.value)) return undefined;
  return color.source ?? ground.source;
}

function isSeeThrough({ alpha }: Color): boolean {
  return alpha < 0.05;
}

/** Applies an element's own values to what it inherits. */
export function enterElement(element: Element, values: Values, inherited: TextState): TextState {
  const state = { ...inherited };
  const visibility = values.get('visibility');
  if (visibility === 'hidden' || visibility === 'collapse')
    state.visibility = { isHidden: true, source: element };
  else if (visibility === 'visible' || visibility === 'initial') state.visibility = { isHidden: false };
  applyFontSize(element, values.get('font-size'), state, inherited);
  applyIndent(element, values, state);
  applyColors(element, values, state);
  return state;
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
  // Letters cut out of a picture, or drawn by their shadow.
  if (/text/.test(values.get('background-clip') ?? '') || /^(?!none).+/.test(values.get('text-shadow') ?? ''))
    state.color = { value: undefined };
}
