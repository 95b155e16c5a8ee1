import type { Brand } from '#shared/brands/brand.ts';
import { measureContrast } from '#web/brand/color.ts';
import { backgrounds, textPairs } from '#web/brand/contrast-pairs.ts';
import {
  controlContrast,
  makeDarkTheme,
  makeLightTheme,
  type ThemeTokens,
  textContrast,
} from '#web/brand/theme.ts';

const words: Record<keyof ThemeTokens, string> = {
  canvas: 'the page',
  surface: 'a card',
  sunken: 'a sunken part',
  line: 'Line',
  'field-line': 'Border of a field',
  ink: 'Text',
  'ink-muted': 'Secondary text',
  brand: 'a button',
  'on-brand': 'Text',
  'brand-hover': 'a button under the pointer',
  'brand-ink': 'Text in the brand color',
  'brand-tint': 'a part tinted with the brand color',
  mark: 'a mark',
  'on-mark': 'Text',
  danger: 'a button that deletes',
  'on-danger': 'Text',
  'danger-ink': 'Text of an error',
  'danger-tint': 'an error',
  'success-ink': 'Text of a success',
  'success-tint': 'a success',
  'warning-ink': 'Text of a warning',
  'warning-tint': 'a warning',
};

const pairs = [
  ...textPairs.map(([front, back]) => ({ front, back, needed: textContrast })),
  ...backgrounds.map((back) => ({ front: 'field-line' as const, back, needed: controlContrast })),
];

/** The contrast of every pair of colors in use, as computed for these brand colors, in light and in dark. */
export function listContrasts(colors: Brand['colors']) {
  const [light, dark] = [makeLightTheme(colors), makeDarkTheme(colors)];
  return pairs.map(({ front, back, needed }) => ({
    pair: `${words[front]} on ${words[back]}`,
    needed,
    light: measureContrast(light[front], light[back]),
    dark: measureContrast(dark[front], dark[back]),
  }));
}

/** The color of buttons in light and in dark. */
export function findButtonColors(colors: Brand['colors']) {
  return { light: makeLightTheme(colors).brand, dark: makeDarkTheme(colors).brand };
}
