import { describe, expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { chooseInk } from '../../widget/launcher-style.ts';
import { type HexColor, measureContrast } from './color.ts';
import { backgrounds, textPairs } from './contrast-pairs.ts';
import { controlContrast, makeDarkTheme, makeLightTheme, textContrast } from './theme.ts';

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

/** Colors from every part of the cube, about every 25 steps of a channel. */
function listColors(): HexColor[] {
  const steps = Array.from({ length: 11 }, (_, step) =>
    Math.round(step * 25.5)
      .toString(16)
      .padStart(2, '0'),
  );
  return steps.flatMap((red) =>
    steps.flatMap((green) => steps.map((blue): HexColor => `#${red}${green}${blue}`)),
  );
}

test('any color an owner picks is readable', () => {
  const faults = listColors().flatMap((primary) => {
    const colors = { primary, secondary: primary, accent: primary };
    return [makeLightTheme(colors), makeDarkTheme(colors)].flatMap((theme) =>
      textPairs
        .filter(([text, background]) => measureContrast(theme[text], theme[background]) < textContrast)
        .map((pair) => `${primary} ${pair.join(' on ')}`),
    );
  });
  expect(faults).toEqual([]);
});

test('the widget’s launcher is readable in any color', () => {
  const faults = listColors().filter((color) => measureContrast(chooseInk(color), color) < textContrast);
  expect(faults).toEqual([]);
});
