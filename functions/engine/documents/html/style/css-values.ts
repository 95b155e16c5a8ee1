import { compute, isComputed } from './css-math.ts';

/** The size of the screen that positions and view units are measured against. */
const screen = { width: 1440, height: 900 };
const rootFontSize = 16;

const pixelsPerUnit: Record<string, number> = {
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 37.8,
  mm: 3.78,
  em: rootFontSize,
  ex: rootFontSize / 2,
  ch: rootFontSize / 2,
  rem: rootFontSize,
  vw: screen.width / 100,
  vh: screen.height / 100,
};

/** A length in pixels; undefined for `auto`, percentages and what is computed later. */
export function toPixels(
  value: string | undefined,
  units: Partial<typeof pixelsPerUnit> = {},
): number | undefined {
  const text = value?.trim() ?? '';
  if (isComputed(text)) return compute(text, (operand) => measure(operand, units));
  const [, amount, unit] = /^([+-]?\d*\.?\d+(?:e[+-]?\d+)?)([a-z]*)$/.exec(text) ?? [];
  if (amount === undefined) return undefined;
  if (unit === '') return Number(amount) === 0 ? 0 : undefined;
  const factor = units[unit ?? ''] ?? pixelsPerUnit[(unit ?? '').replace(/^[dsl]v/, 'v')];
  return factor === undefined ? undefined : Number(amount) * factor;
}

/** A length or a number within a computation; percentages only if it is known of what. */
function measure(operand: string, units: Partial<typeof pixelsPerUnit>): number | undefined {
  const percent = toPercent(operand);
  if (percent === undefined) return toPixels(operand, units) ?? toNumber(operand);
  return units['%'] === undefined ? undefined : percent * units['%'];
}

export function toPercent(value: string | undefined): number | undefined {
  const [, amount] = /^([+-]?\d*\.?\d+)%$/.exec(value?.trim() ?? '') ?? [];
  return amount === undefined ? undefined : Number(amount);
}

/** A number or a percentage, as opacity and scale take them. */
export function toNumber(value: string): number | undefined {
  const percent = toPercent(value);
  if (percent !== undefined) return percent / 100;
  if (isComputed(value)) return compute(value, toNumber);
  return /^[+-]?\d*\.?\d+(?:e[+-]?\d+)?$/.test(value.trim()) ? Number(value) : undefined;
}

export type Color = { red: number; green: number; blue: number; alpha: number };

const black: Color = { red: 0, green: 0, blue: 0, alpha: 1 };
export const white: Color = { red: 255, green: 255, blue: 255, alpha: 1 };
/** The names that matter to hiding: text is drawn in the color of its ground. */
const namedColors: Record<string, string> = {
  black: '#000',
  white: '#fff',
  snow: '#fffafa',
  ivory: '#fffff0',
  ghostwhite: '#f8f8ff',
  floralwhite: '#fffaf0',
  azure: '#f0ffff',
  mintcream: '#f5fffa',
  whitesmoke: '#f5f5f5',
  silver: '#c0c0c0',
  gray: '#808080',
  grey: '#808080',
  lightgray: '#d3d3d3',
  lightgrey: '#d3d3d3',
  darkgray: '#a9a9a9',
  darkgrey: '#a9a9a9',
  gainsboro: '#dcdcdc',
  red: '#f00',
  green: '#008000',
  lime: '#0f0',
  blue: '#00f',
  navy: '#000080',
  yellow: '#ff0',
  orange: '#ffa500',
  purple: '#800080',
  maroon: '#800000',
  teal: '#008080',
  olive: '#808000',
  aqua: '#0ff',
  cyan: '#0ff',
  fuchsia: '#f0f',
  magenta: '#f0f',
  beige: '#f5f5dc',
  pink: '#ffc0cb',
  gold: '#ffd700',
  brown: '#a52a2a',
  transparent: '#0000',
};

/** Undefined for colors that this reader does not know. */
export function toColor(value: string): Color | undefined {
  const text = namedColors[value.trim()] ?? value.trim();
  if (/^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(text)) return fromHex(text.slice(1));
  const [, kind, inner = ''] = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(text) ?? [];
  const parts = inner.split(/[\s,/]+/).filter(Boolean);
  const numbers = parts.slice(0, 3).map((part) => Number.parseFloat(part));
  if (!kind || numbers.length < 3 || numbers.some(Number.isNaN)) return undefined;
  const alpha = parts[3] === undefined ? 1 : (toNumber(parts[3]) ?? 1);
  const [first = 0, second = 0, third = 0] = numbers;
  if (kind === 'hsl') return fromHsl(first, second / 100, third / 100, alpha);
  const factor = parts[0]?.endsWith('%') ? 2.55 : 1;
  return { red: first * factor, green: second * factor, blue: third * factor, alpha };
}

function fromHex(digits: string): Color {
  const long = digits.length <= 4 ? digits.replace(/./g, '$&$&') : digits;
  const [red = 0, green = 0, blue = 0, alpha = 255] = (long.match(/../g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  return { red, green, blue, alpha: alpha / 255 };
}

function fromHsl(hue: number, saturation: number, lightness: number, alpha: number): Color {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const turn = (((offset + hue / 30) % 12) + 12) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)));
  };
  return { red: channel(0), green: channel(8), blue: channel(4), alpha };
}

/** A difference per channel that nobody can see. */
const seenDifference = 8;

/** Whether text of a color cannot be told from its ground. */
export function isSameColor(text: Color, ground: Color): boolean {
  const seen = mix(text, ground);
  return (['red', 'green', 'blue'] as const).every(
    (channel) => Math.abs(seen[channel] - ground[channel]) <= seenDifference,
  );
}

/** A color as it looks on an opaque ground. */
export function mix(color: Color, ground: Color): Color {
  const blend = (over: number, under: number) => over * color.alpha + under * (1 - color.alpha);
  return {
    red: blend(color.red, ground.red),
    green: blend(color.green, ground.green),
    blue: blend(color.blue, ground.blue),
    alpha: 1,
  };
}

export { black };
