export type HexColor = `#${string}`;

/** Narrows text to a six-digit hex colour. */
export const isHexColor = (text: string): text is HexColor => /^#[0-9a-f]{6}$/i.test(text);

/** Mixes a `share` (0 to 1) of `second` into `first`, in sRGB. */
export function mixColors(first: string, second: string, share: number): HexColor {
  const [a, b] = [readChannels(first), readChannels(second)];
  return writeChannels(a.map((value, index) => value + ((b[index] ?? 0) - value) * share));
}

/** Contrast ratio of two colours, 1 to 21: WCAG 2.2 definition. */
export function measureContrast(first: string, second: string): number {
  const [lighter, darker] = [measureLuminance(first), measureLuminance(second)].sort((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

type ContrastTarget = { against: readonly string[]; ratio: number; toward: '#ffffff' | '#000000' };

/**
 * The closest colour of the same hue, lighter or darker, that reaches `ratio` against every background. Changes
 * lightness because mixing in white would turn navy grey.
 */
export function ensureContrast(color: string, { against, ratio, toward }: ContrastTarget): HexColor {
  const steps = 50;
  const { hue, saturation, lightness } = readHsl(color);
  const end = toward === '#ffffff' ? 1 : 0;
  for (let step = 0; step < steps; step++) {
    const candidate = writeHsl({
      hue,
      saturation,
      lightness: lightness + (end - lightness) * (step / steps),
    });
    if (against.every((background) => measureContrast(candidate, background) >= ratio)) return candidate;
  }
  return toward;
}

/** White or near-black, whichever has more contrast on `background`. */
export function chooseTextOn(background: string): HexColor {
  return measureContrast('#ffffff', background) >= measureContrast('#111111', background)
    ? '#ffffff'
    : '#111111';
}

function measureLuminance(color: string): number {
  const [red, green, blue] = readChannels(color).map(linearize);
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function linearize(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function readChannels(color: string): readonly [red: number, green: number, blue: number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

type Hsl = { hue: number; saturation: number; lightness: number };

/** Hue in degrees, saturation and lightness 0 to 1: CSS Color 4 section 7. */
function readHsl(color: string): Hsl {
  const [r = 0, g = 0, b = 0] = readChannels(color).map((channel) => channel / 255);
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [spread, lightness] = [max - min, (max + min) / 2];
  if (spread === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  const sextant = max === r ? (g - b) / spread : max === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return { hue: (sextant * 60 + 360) % 360, saturation, lightness };
}

function writeHsl({ hue, saturation, lightness }: Hsl): HexColor {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const position = (offset + hue / 30) % 12;
    return lightness - reach * Math.max(-1, Math.min(position - 3, 9 - position, 1));
  };
  return writeChannels([channel(0), channel(8), channel(4)].map((value) => value * 255));
}

function writeChannels(channels: readonly number[]): HexColor {
  return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
