import { describe, expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { measureContrast } from './color.ts';
import { controlContrast, makeDarkTheme, makeLightTheme, type ThemeTokens, textContrast } from './theme.ts';

type Token = keyof ThemeTokens;
const backgrounds: Token[] = ['canvas', 'surface', 'sunken', 'brand-tint'];
const textPairs: [Token, Token][] = [
  ...backgrounds.flatMap((background): [Token, Token][] => [
    ['ink', background],
    ['ink-muted', background],
    ['brand-ink', background],
  ]),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['on-mark', 'mark'],
  ['on-danger', 'danger'],
  ['danger-ink', 'surface'],
  ['danger-ink', 'danger-tint'],
  ['success-ink', 'surface'],
  ['success-ink', 'success-tint'],
  ['warning-ink', 'surface'],
  ['warning-ink', 'warning-tint'],
];

const extremeBrands = ['#ffffff', '#000000', '#ffff00', '#ff0000', '#808080'].map((primary) => ({
  name: `tenant ${primary}`,
  colors: { primary, secondary: primary, accent: '#f59e0b' },
}));
const cases = [...Object.values(brands), ...extremeBrands].flatMap(({ name, colors }) => [
  { name: `${name} light`, theme: makeLightTheme(colors) },
  { name: `${name} dark`, theme: makeDarkTheme(colors) },
]);

describe.each(cases)('theme of $name', ({ theme }) => {
  test.each(textPairs)('%s is readable on %s', (text, background) => {
    expect(measureContrast(theme[text], theme[background])).toBeGreaterThanOrEqual(textContrast);
  });

  test.each(backgrounds)('a field’s border is visible on %s', (background) => {
    expect(measureContrast(theme['field-line'], theme[background])).toBeGreaterThanOrEqual(controlContrast);
  });

  test('a button is distinct from the page', () => {
    expect(measureContrast(theme.brand, theme.canvas)).toBeGreaterThanOrEqual(controlContrast);
  });
});

test('contrast follows the WCAG formula', () => {
  expect(measureContrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(measureContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
